import Markup
import Testing

@Suite("Any text can be read")
struct RobustnessTests {
  @Test("No word of text is lost, whatever marks are around it", arguments: 0..<40 as Range<UInt64>)
  func keepsWords(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<50 {
      var words: [String] = []
      var source = ""
      for number in 0..<12 {
        words.append("word\(number)word")
        source += words[number] + (Self.marks.randomElement(using: &generator) ?? "")
      }
      let html = HTMLRendering.html(of: MarkupParser().parse(source))
      let missing = words.filter { !html.contains($0) }
      #expect(missing.isEmpty, "\(source.debugDescription)")
    }
  }

  @Test("Arbitrary bytes can be read", arguments: 0..<40 as Range<UInt64>)
  func readsBytes(seed: UInt64) {
    var generator = Generator(state: seed)
    let alphabet =
      Array("\n\n\t  \r\\`~*_[]()<>!&#-+=|:.\"'/@aw1\u{0}é\u{2028}".utf8) + [0x80, 0xFF]
    let bytes = (0..<4_000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
    let source = String(decoding: bytes, as: Unicode.UTF8.self)
    #expect(!MarkupParser().parse(source).blocks.isEmpty)
  }

  /// Marks that cannot hide text: without definitions, titles, addresses, tables and info strings.
  private static let marks = [
    " ", "\n", "\n\n", "*", "**", " **", "_", " _", "~~", "`", " ``", "[", "]", "![", "\\", "&",
    "&amp;", "!", "\n- ", "\n1. ", "\n> ", "\n# ", "\n    ", "\n\t", "\n\n    ", "\n---\n",
    "\n===\n",
    "  \n", "\\\n", "\n<div>", "<", ">", "|", "@", "é", "\u{0}", "\r\n", "\r",
  ]
}

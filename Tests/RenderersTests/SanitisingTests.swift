import Bytes
import ContentParser
import FaqService
import Testing

@testable import Renderers

@Suite("Characters that drive a terminal or reorder text")
struct SanitisingTests {
  private static let acting: [(name: String, text: String)] = [
    ("NUL", "\0"), ("BEL", "\u{07}"), ("BS", "\u{08}"), ("ESC", "\u{1B}"),
    ("US", "\u{1F}"), ("DEL", "\u{7F}"), ("PAD", "\u{80}"), ("CSI", "\u{9B}"), ("ST", "\u{9C}"),
    ("OSC", "\u{9D}"), ("APC", "\u{9F}"),
    ("LRE", "\u{202A}"), ("RLE", "\u{202B}"), ("PDF", "\u{202C}"), ("LRO", "\u{202D}"),
    ("RLO", "\u{202E}"), ("LRI", "\u{2066}"), ("RLI", "\u{2067}"), ("FSI", "\u{2068}"),
    ("PDI", "\u{2069}"),
  ]

  private static let lineEnds: [(name: String, text: String)] = [
    ("VT", "\u{0B}"), ("FF", "\u{0C}"), ("CR", "\r"), ("NEL", "\u{85}"),
  ]

  private static let needed: [(name: String, text: String)] = [
    ("ZWSP", "\u{200B}"), ("ZWNJ", "\u{200C}"), ("ZWJ", "\u{200D}"), ("LRM", "\u{200E}"),
    ("RLM", "\u{200F}"), ("ALM", "\u{61C}"), ("NBSP", "\u{A0}"), ("BOM", "\u{FEFF}"),
    ("WJ", "\u{2060}"), ("SHY", "\u{AD}"), ("VS16", "\u{FE0F}"),
  ]

  /// One of every node that holds text.
  private static func nodes(_ text: String) -> [Node] {
    let inline = [Inline.text(text)]
    return [
      .heading(level: 1, inline), .paragraph([.emphasis(inline), .code(text), .mark(inline)]),
      .paragraph([.strikethrough(inline)]),
      .list(.bullets, [[.paragraph(inline)]]), .action(inline, NodeCase.address("tel:1")),
      .image(NodeCase.address("tel:1"), description: text), .code(text, language: text),
      .quote([.paragraph(inline)]), .notice(text, []), .facts([Node.Fact(inline, inline)]),
      .table(Node.Table(caption: inline, header: [inline], rows: [[inline, inline]])),
    ]
  }

  @Test("Each becomes U+FFFD in every node, for a terminal and in plain text", arguments: acting)
  func text(character: (name: String, text: String)) {
    let nodes = Self.nodes("a\(character.text)b")
    let safe = Self.nodes("a\u{FFFD}b")
    #expect(TextRenderer.plain().render(nodes) == TextRenderer.plain().render(safe))
    #expect(TextRenderer.ansi().render(nodes) == TextRenderer.ansi().render(safe))
    #expect(TextRenderer.plain().render(nodes).contains("a\u{FFFD}b"))
  }

  @Test("Each becomes U+FFFD in every node, in Markdown", arguments: acting)
  func markdown(character: (name: String, text: String)) {
    let rendered = MarkdownRenderer().render(Self.nodes("a\(character.text)b"))
    #expect(
      rendered
        == MarkdownRenderer().render(Self.nodes("a\u{FFFD}b")).replacing("```ab", with: "```ab")
    )
    #expect(!rendered.unicodeScalars.contains { character.text.unicodeScalars.contains($0) })
  }

  @Test("Each becomes an escape in JSON, which is the same text", arguments: acting + lineEnds)
  func json(character: (name: String, text: String)) throws {
    let scalar = try #require(character.text.unicodeScalars.first)
    let digits = String(scalar.value, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    let literal = scalar.value < 0x20 ? escape : character.text
    let document = try Document.parsing(#"{"type":"body","t\#(literal)":"a\#(literal)b"}"#)
    #expect(
      JSONRenderer().render(document) == """
        {"schemaVersion":1,"faqs":[{"elements":[{"type":"body","t\(escape)":"a\(escape)b"}]}]}

        """
    )
  }

  @Test("What scripts and emoji need stays in every format", arguments: needed)
  func scripts(character: (name: String, text: String)) throws {
    let text = "a\(character.text)b"
    let document = try Document.parsing(#"{"type":"title","text":"\#(text)"}"#)
    #expect(TextRenderer.plain().render(document) == "\(text)\n")
    #expect(TextRenderer.ansi().render(document) == "\u{1B}[1;36m\(text)\u{1B}[0m\n")
    #expect(MarkdownRenderer().render(document) == "# \(text)\n")
    #expect(JSONRenderer().render(document).contains(#""text":"\#(text)""#))
  }

  @Test(
    "A sequence comes apart",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
      ("\u{1B}]52;c;ZXZpbA==\u{07}", "\u{FFFD}]52;c;ZXZpbA==\u{FFFD}"),
      ("\u{1B}]8;;https://evil.org\u{1B}\\x", "\u{FFFD}]8;;https://evil.org\u{FFFD}\\x"),
      ("\u{9B}2J", "\u{FFFD}2J"),
      ("\u{9D}0;title\u{9C}", "\u{FFFD}0;title\u{FFFD}"),
      ("\u{1B}P1$r\u{1B}\\", "\u{FFFD}P1$r\u{FFFD}\\"),
      ("a\u{202E}fdp.exe", "a\u{FFFD}fdp.exe"),
      ("👨\u{200D}👩", "👨\u{200D}👩"),
      ("a\tb\nc", "a\tb\nc"),
    ]
  )
  func sequences(text: String, sanitised: String) {
    #expect(text.sanitised.unicodeScalars.elementsEqual(sanitised.unicodeScalars))
  }

  @Test(
    "A hidden character is found wherever it stands, and nothing is taken for one",
    arguments: [0x0000..<0x1000, 0x1000..<0x3000, 0xF000..<0x10100] as [Range<UInt32>]
  )
  func places(range: Range<UInt32>) {
    let scalars = range.compactMap(Unicode.Scalar.init)
    for (index, scalar) in scalars.enumerated() {
      let isHidden = scalar.isUnsafeToShow || scalar.isLineEnd
      let text = String(repeating: "a", count: index % 70) + String(scalar)
      for behind in [0, 1, 40] {
        let text = text + String(repeating: "’", count: behind)
        let isVisible = text.visible.utf8.elementsEqual(text.utf8)
        #expect(isVisible == !isHidden, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }
}

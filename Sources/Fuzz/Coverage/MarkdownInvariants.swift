import Bytes
import FaqService
import Markup

/// Checks what must hold for all Markdown.
struct MarkdownInvariants {
  /// A word that must not be lost.
  static let word = "plumqa"

  /// Marks that can hide a text: cells beyond the header, and definitions of links.
  static let hidingMarks = ["|", "\n|-|-|\n", "]: ", "]["]

  private let text: String
  private let document: MarkupDocument

  init(of text: String) {
    self.text = text
    document = MarkupParser().parse(text)
  }

  func check(_ random: inout SeededGenerator) throws(Violation) {
    try checkWords()
    try checkLineEnds(&random)
    try checkDepth(&random)
  }
}

private extension MarkdownInvariants {
  /// No word is lost, unless it is where Markdown has a place for text that is not shown.
  func checkWords() throws(Violation) {
    guard (Self.hidingMarks + ["]:"]).allSatisfy({ !text.contains($0) }) else { return }
    let found = document.blocks.allText.count(of: Self.word)
    let written = text.count(of: Self.word)
    try Violation.unless(found >= written, "\(found) of \(written) words are left")
  }

  func checkLineEnds(_ random: inout SeededGenerator) throws(Violation) {
    let end: String = Bool.random(using: &random) ? "\r\n" : "\r"
    try Violation.unless(
      MarkupParser().parse(text.withLineEnds(end)) == document,
      "another line end changes the meaning"
    )
  }

  func checkDepth(_ random: inout SeededGenerator) throws(Violation) {
    var limits = MarkupLimits.standard
    limits.blockDepth = Int.random(in: 1...6, using: &random)
    limits.inlineDepth = Int.random(in: 1...4, using: &random)
    let blocks = MarkupParser(limits: limits).parse(text).blocks
    // The last list that fits brings its first item with it.
    try Violation.unless(blocks.depth <= limits.blockDepth + 1, "blocks are nested too deep")
    try Violation.unless(blocks.inlineDepth <= limits.inlineDepth, "marks are nested too deep")
  }
}

extension String {
  /// The text with another character or two in place of each line feed, or of `\r\n`.
  func withLineEnds(_ end: String) -> String {
    replacing("\r\n", with: "\n").replacing("\n", with: end)
  }

  /// How often the bytes of a word occur; a mark behind it may make one character with its end.
  func count(of word: String) -> Int { parts(between: word).count - 1 }
}

import FaqService
import Markup

/// One iteration over Markdown: a text of words and marks, read under random limits.
package struct MarkupTrial {
  private var random: SeededGenerator
  /// The text.
  package private(set) var text = ""

  /// Creates the iteration with this number, for a seed.
  package init(seed: UInt64, iteration: Int) {
    random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(iteration))
  }

  /// Reads the text, and the same text damaged, and checks all invariants.
  package mutating func run() throws(Violation) {
    text = generated()
    try checkWords()
    try checkLineEnds()
    var bytes = Array(text.utf8)
    Mutation.mutate(&bytes, &random)
    text = String(decoding: bytes, as: Unicode.UTF8.self)
    try checkDepth()
  }
}

extension MarkupTrial {
  private static let word = "plumqa"

  private static let marks = [
    " ", "\n", "\n\n", "*", "**", "_", "~~", "`", "``", "[", "]", "](u \"t\")", "![", "\\", "&",
    "&amp;", "\n- ", "\n1. ", "\n> ", "\n# ", "\n    ", "\n\t", "\n---\n", "\n===\n", "  \n",
    "\n```", "\n~~~ ", "\n<div>", "<!--", "-->", "<", ">", "@", "www.", ":", "https://", ".", "é",
  ]

  /// Marks that can hide a text: cells beyond the header, and definitions of links.
  private static let hidingMarks = ["|", "\n|-|-|\n", "]: ", "]["]

  private mutating func generated() -> String {
    let marks =
      Int.random(in: 0..<2, using: &random) == 0 ? Self.marks : Self.marks + Self.hidingMarks
    return (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random) == 0
        ? Self.word : marks.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// No word is lost, unless it is where Markdown has a place for text that is not shown.
  private func checkWords() throws(Violation) {
    guard !Self.hidingMarks.contains(where: { text.contains($0) }), !text.contains("]:") else {
      return
    }
    let found = MarkupParser().parse(text).blocks.allText.count(of: Self.word)
    let written = text.count(of: Self.word)
    try Violation.unless(found >= written, "\(found) of \(written) words are left")
  }

  private func checkLineEnds() throws(Violation) {
    let parser = MarkupParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for end in ["\r\n", "\r"] {
      try Violation.unless(
        parser.parse(lines.joined(separator: end)) == parser.parse(text),
        "another line end changes the meaning"
      )
    }
  }

  private mutating func checkDepth() throws(Violation) {
    var limits = MarkupLimits.standard
    limits.blockDepth = Int.random(in: 1...6, using: &random)
    limits.inlineDepth = Int.random(in: 1...4, using: &random)
    let blocks = MarkupParser(limits: limits).parse(text).blocks
    // The last list that fits brings its first item with it.
    try Violation.unless(blocks.depth <= limits.blockDepth + 1, "blocks are nested too deep")
    try Violation.unless(blocks.inlineDepth <= limits.inlineDepth, "marks are nested too deep")
  }
}

private extension String {
  func count(of word: String) -> Int { ranges(of: word).count }
}

import FaqService

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
    try MarkdownInvariants(of: text).check(&random)
    var bytes = Array(text.utf8)
    Mutation.mutate(&bytes, &random)
    text = String(decoding: bytes, as: Unicode.UTF8.self)
    try MarkdownInvariants(of: text).check(&random)
  }
}

extension MarkupTrial {
  private static let marks = [
    " ", "\n", "\n\n", "*", "**", "_", "~~", "`", "``", "[", "]", "](u \"t\")", "![", "\\", "&",
    "&amp;", "\n- ", "\n1. ", "\n> ", "\n# ", "\n    ", "\n\t", "\n---\n", "\n===\n", "  \n",
    "\n```", "\n~~~ ", "\n<div>", "<!--", "-->", "<", ">", "@", "www.", ":", "https://", ".", "é",
  ]

  private mutating func generated() -> String {
    let marks =
      Int.random(in: 0..<2, using: &random) == 0
      ? Self.marks : Self.marks + MarkdownInvariants.hidingMarks
    return (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Int.random(in: 0..<3, using: &random) == 0
        ? MarkdownInvariants.word : marks.randomElement(using: &random) ?? ""
    }.joined()
  }
}

/// Reads Markdown: CommonMark 0.31, and by default GitHub's tables, strikethrough and autolinks.
///
/// Reading never fails, takes time in proportion to the text, and does not recurse.
package struct MarkupParser: Sendable {
  private let extensions: MarkupExtensions
  private let limits: MarkupLimits

  /// Creates a parser.
  package init(
    extensions: MarkupExtensions = .github,
    limits: MarkupLimits = .standard
  ) {
    self.extensions = extensions
    self.limits = limits
  }

  /// Reads a text: `"*hi*"` becomes a paragraph that holds an emphasis.
  package func parse(_ text: String) -> MarkupDocument {
    guard let parser = blockParser(of: text) else {
      return MarkupDocument(blocks: [.paragraph([.text(text)])])
    }
    var builder = BlockTreeBuilder(parser)
    return MarkupDocument(blocks: builder.build())
  }

  /// Reads a text and keeps where each block of the top level is in it; nil if it is too long.
  package func outline(_ text: String) -> MarkupOutline? {
    guard let parser = blockParser(of: text) else { return nil }
    return MarkupOutline(of: Array(text.utf8), parser)
  }
}

private extension MarkupParser {
  func blockParser(of text: String) -> BlockParser? {
    guard text.utf8.count <= limits.size else { return nil }
    var parser = BlockParser(
      source: Array(text.utf8).replacingNull(),
      extensions: extensions,
      limits: limits
    )
    parser.parse()
    return parser
  }
}

private extension [UInt8] {
  /// The same text with U+FFFD in the place of U+0000, as CommonMark asks for.
  func replacingNull() -> [UInt8] {
    guard contains(0) else { return self }
    return reduce(into: []) { result, byte in
      if byte == 0 {
        result.append(contentsOf: "\u{FFFD}".utf8)
      } else {
        result.append(byte)
      }
    }
  }
}

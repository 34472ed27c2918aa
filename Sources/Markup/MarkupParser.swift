/// Reads Markdown: CommonMark 0.31, and by default GitHub's tables, strikethrough and autolinks.
///
/// Reading never fails, takes time in proportion to the text, and does not recurse.
package struct MarkupParser: Sendable {
  private let extensions: MarkupExtensions
  private let limits: MarkupLimits

  /// Creates a parser.
  package init(extensions: MarkupExtensions = .github, limits: MarkupLimits = .standard) {
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
    // U+FFFD takes the place of U+0000, as CommonMark asks for.
    var source: [UInt8] = []
    source.append(replacingNull: Array(text.utf8)[...])
    var parser = BlockParser(source: source, extensions: extensions, limits: limits)
    parser.parse()
    return parser
  }
}

/// The constructs beyond CommonMark that a parser reads.
package enum MarkupExtensions: Sendable {
  /// No extensions.
  case commonMark
  /// `~~struck through~~`, tables with a delimiter row, and addresses that become links without
  /// angle brackets.
  case github
}

/// How deep and how long a Markdown document may be.
package struct MarkupLimits: Sendable {
  /// How many quotes, lists and list items may be nested; deeper markers are text.
  package var blockDepth = 100
  /// How many emphases, links and images may be nested; deeper ones leave only their content.
  package var inlineDepth = 64
  /// How many bytes of addresses and titles references may add, or the size of the text if larger.
  package var expansion = 100_000
  /// How many bytes are read as Markdown; a longer text becomes one paragraph as it is.
  package var size = 16 << 20

  /// The limits that serve people who write by hand.
  package static let standard = Self()
}

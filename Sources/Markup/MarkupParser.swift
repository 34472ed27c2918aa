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
    var result: Self = []
    result.append(replacingNull: self[...])
    return result
  }
}

/// The constructs beyond CommonMark that a parser reads.
package struct MarkupExtensions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// `~~struck through~~`.
  package static let strikethrough = Self(rawValue: 1)
  /// Tables with a delimiter row.
  package static let tables = Self(rawValue: 2)
  /// Addresses that become links without angle brackets.
  package static let autolinks = Self(rawValue: 4)

  /// No extensions.
  package static let commonMark: Self = []
  /// The extensions of GitHub Flavored Markdown.
  package static let github: Self = [.strikethrough, .tables, .autolinks]
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

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

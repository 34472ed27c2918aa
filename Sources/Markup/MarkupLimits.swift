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

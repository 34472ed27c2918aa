/// How deep and how long HTML may be.
package struct HTMLLimits: Sendable {
  /// How many elements may be nested; deeper ones leave only their content.
  package var depth = 100
  /// How many attributes of a tag are read; the others are dropped.
  package var attributes = 64
  /// How many bytes an attribute may have; a larger one is dropped.
  package var attributeSize = 65_536
  /// How many bytes of addresses are read and written beyond twice the size of the text.
  ///
  /// A link that goes on in many blocks repeats its address; over the limit it leaves its text.
  package var expansion = 100_000
  /// How many bytes are read as HTML; a longer text becomes one paragraph as it is.
  package var size = 16 << 20

  /// The limits that serve people who write by hand.
  package static let standard = Self()
}

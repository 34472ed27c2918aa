/// Up to eight bytes to write in place of a stretch of text.
@usableFromInline
package struct Substitution: Sendable {
  /// The bytes, the first of them the lowest.
  @usableFromInline let bytes: UInt64
  /// How many bytes to write, at most eight.
  @usableFromInline let count: Int
  /// How many bytes of the text are replaced; none if the substitution is inserted before them.
  @usableFromInline let length: Int

  /// One byte of ASCII.
  @inlinable
  package init(_ byte: UInt8, for length: Int) {
    bytes = UInt64(byte)
    count = 1
    self.length = length
  }

  /// A text of at most eight bytes.
  package init(_ text: String, for length: Int) {
    bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = text.utf8.count
    precondition(count <= 8, "a substitution is short")
    self.length = length
  }
}

/// A set of bytes to find in text, possibly depending on the two bytes that follow.
@usableFromInline
package protocol ByteCondition {
  /// Whether a byte belongs to the set; past the end of the text, `next` and `afterNext` are zero.
  ///
  /// Write it without branches, so that the compiler can test 32 bytes at once.
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool
}

/// Like `||` and `&&`, but both sides are evaluated, so that no branch is needed.
extension Bool {
  @inlinable
  @inline(__always)
  package static func | (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) | UInt8(right ? 1 : 0) != 0
  }

  @inlinable
  @inline(__always)
  package static func & (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) & UInt8(right ? 1 : 0) != 0
  }
}

/// Reads single scalars of text that is known to be valid UTF-8.
extension Span<UInt8> {
  /// How many bytes the scalar at an offset takes.
  @inlinable
  package func lengthOfScalar(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The scalar that begins at an offset.
  @inlinable
  package func scalar(at offset: Int) -> Unicode.Scalar {
    let length = lengthOfScalar(at: offset)
    guard length > 1 else { return Unicode.Scalar(self[offset]) }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(self[next]) & 0x3F }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalar that ends just before an offset.
  @inlinable
  package func scalar(before offset: Int) -> Unicode.Scalar {
    scalar(at: startOfScalar(before: offset))
  }

  /// Where the scalar begins that ends just before an offset.
  @inlinable
  package func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

/// Single characters of text that is known to be UTF-8.
extension Span<UInt8> {
  /// How many bytes the character takes that begins at an offset.
  func lengthOfScalar(at offset: Int) -> Int {
    switch self[offset] {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// The character that begins at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let length = lengthOfScalar(at: offset)
    guard length > 1 else { return Unicode.Scalar(self[offset]) }
    var value = UInt32(self[offset]) & (0x7F >> UInt32(length))
    for next in offset + 1..<offset + length { value = value << 6 | UInt32(self[next]) & 0x3F }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The character that ends in front of an offset.
  func scalar(before offset: Int) -> Unicode.Scalar { scalar(at: startOfScalar(before: offset)) }

  /// Where the character begins that ends in front of an offset.
  func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

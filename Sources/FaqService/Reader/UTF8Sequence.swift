extension UTF8Validation {
  /// The length of the sequence at `offset`, or 0 if it is not valid (RFC 3629, section 4).
  static func sequenceLength(in bytes: Span<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    let (length, second) = shape(of: lead)
    guard length > 1 else { return length }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else {
      return 0
    }
    for place in 2..<max(2, length) where bytes[offset + place] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }

  /// Whether the bytes end within a sequence that is valid so far.
  static func isCutOff(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let (length, second) = shape(of: bytes[offset])
    let rest = bytes.count - offset
    guard length > rest else { return false }
    if rest > 1, !second.contains(bytes[offset + 1]) { return false }
    return rest < 3 || bytes[offset + 2] & 0xC0 == 0x80
  }

  /// The length of a sequence with this lead byte, and the range of its second byte.
  private static func shape(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    default: (0, 0x80...0xBF)
    }
  }
}

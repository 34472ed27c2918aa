extension Span<UInt8> {
  /// Whether it holds nothing but white space, or nothing at all.
  ///
  /// The whole project uses this one notion. Usually the first byte decides.
  package var isBlank: Bool {
    var offset = 0
    while offset < count {
      switch self[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xC2, 0xE1...0xE3:
        guard scalar(at: offset).isWhiteSpace else { return false }
        offset += lengthOfScalar(at: offset)
      default: return false
      }
    }
    return true
  }
}

extension String {
  /// Whether it holds nothing but white space, or nothing at all.
  package var isBlank: Bool { withUTF8Bytes { $0.isBlank } }
}

extension Unicode.Scalar {
  /// Whether it has Unicode's property White_Space, which all line ends have.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}

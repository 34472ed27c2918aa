extension String {
  /// Whether it holds nothing but white space, or nothing at all.
  ///
  /// The whole project uses this one notion. Usually the first byte decides.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    switch first {
    case 0x09...0x0D, 0x20, 0xC2, 0xE1...0xE3: return unicodeScalars.allSatisfy(\.isWhiteSpace)
    default: return false
    }
  }
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

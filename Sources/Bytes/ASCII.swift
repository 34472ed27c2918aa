extension UInt8 {
  /// `A` to `Z` or `a` to `z`.
  @inlinable package var isASCIILetter: Bool { (self | 0x20).isLowercaseASCIILetter }

  /// `a` to `z`.
  @inlinable package var isLowercaseASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }

  /// Whether it is a space or a tab.
  @inlinable package var isSpaceOrTab: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// `0` to `9`.
  @inlinable package var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// `0` to `9`, `A` to `F` or `a` to `f`.
  @inlinable package var isASCIIHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// A letter or a digit of ASCII.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The small letter for a capital one; any other byte is returned as it is.
  @inlinable package var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

extension Unicode.Scalar {
  /// A letter or a digit of ASCII.
  @inlinable package var isASCIIAlphanumeric: Bool {
    isASCII && UInt8(truncatingIfNeeded: value).isASCIIAlphanumeric
  }

  /// `a` to `z` or `0` to `9`.
  @inlinable package var isLowercaseASCIIAlphanumeric: Bool {
    guard isASCII else { return false }
    let byte = UInt8(truncatingIfNeeded: value)
    return byte.isLowercaseASCIILetter || byte.isASCIIDigit
  }
}

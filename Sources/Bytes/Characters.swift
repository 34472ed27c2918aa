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

extension Character {
  /// `0` to `9`, without a mark above or below it.
  package var isASCIIDigit: Bool { utf8.count == 1 && utf8.first?.isASCIIDigit == true }
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

  /// Whether it has Unicode's property White_Space, which all line ends have.
  package var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// A code point that is never a character, such as U+FFFE; web pages must not contain one.
  package var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  /// Whether it is punctuation or a symbol, by its general category.
  package var isPunctuationOrSymbol: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether it could drive a terminal or reorder text: C0 except line feed and tab, DEL, C1, and
  /// the controls that open and close directions.
  package var isUnsafeToShow: Bool {
    switch value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number as in `U+00AD`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether it ends a line, alone or as a part of CR LF.
  package var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is in a block of a script that runs from right to left.
  package var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

/// A byte that may begin a character that is not shown as it is: a line end, or one that would
/// drive a terminal or reorder the text around it.
///
/// It holds for all of U+2028 to U+202E and as many characters from U+2066 on, some of them not
/// hidden, since that takes fewer tests.
package enum HiddenByte: ByteCondition {
  @inlinable
  @inline(__always)
  package static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte != 0x09) & isOrTab(byte, next, afterNext)
  }

  /// Whether the bytes are a tab or may begin a hidden character, which takes one test less.
  @inlinable
  @inline(__always)
  package static func isOrTab(_ byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    let last = afterNext &+ next &+ next
    return (byte < 0x20) | (byte == 0x7F) | ((byte == 0xC2) & (next & 0xE0 == 0x80))
      | ((byte == 0xE2) & (next & 0xFE == 0x80) & (last &- 0xA8 <= 6))
  }
}

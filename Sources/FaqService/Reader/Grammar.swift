/// The lexical grammar of RFC 8259: whitespace, escapes and numbers.
extension Span<UInt8> {
  @inline(__always)
  func endOfWhitespace(from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] <= 0x20, self[offset].isWhitespace { offset &+= 1 }
    return offset
  }

  /// The length of the escape at a backslash, or nil if bytes are missing.
  func escapeLength(at backslash: Int) throws(SyntaxFault) -> Int? {
    guard backslash + 1 < count else { return nil }
    switch self[backslash + 1] {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      for offset in backslash + 2..<backslash + 6 {
        guard offset < count else { return nil }
        guard self[offset].hexValue != nil else {
          throw SyntaxFault(
            .invalidEscape,
            at: offset,
            expected: "four hexadecimal digits after \\u"
          )
        }
      }
      return 6
    default:
      throw SyntaxFault(
        .invalidEscape,
        at: backslash + 1,
        expected: #"one of " \ / b f n r t u after a backslash"#
      )
    }
  }

  /// Skips `-? (0 | [1-9] [0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`, or stops at a fault.
  func skipNumber(_ offset: inout Int) -> NumberFault? {
    if has(UInt8(ascii: "-"), at: offset) { offset += 1 }
    if has(UInt8(ascii: "0"), at: offset) {
      offset += 1
      if hasDigit(at: offset) {
        return .leadingZero
      }
    } else {
      guard skipDigits(&offset) else { return .missingDigit }
    }
    if has(UInt8(ascii: "."), at: offset) {
      offset += 1
      guard skipDigits(&offset) else { return .missingDigit }
    }
    if has(UInt8(ascii: "e"), at: offset) || has(UInt8(ascii: "E"), at: offset) {
      offset += 1
      if has(UInt8(ascii: "+"), at: offset) || has(UInt8(ascii: "-"), at: offset) { offset += 1 }
      guard skipDigits(&offset) else { return .missingDigit }
    }
    return nil
  }

  /// Skips digits, and returns whether there were any.
  @discardableResult
  func skipDigits(_ offset: inout Int) -> Bool {
    let start = offset
    var end = start
    while end < count, self[end].isDigit { end &+= 1 }
    offset = end
    return end > start
  }

  private func has(_ expected: UInt8, at offset: Int) -> Bool {
    offset < count && self[offset] == expected
  }

  private func hasDigit(at offset: Int) -> Bool {
    offset < count && self[offset].isDigit
  }
}

/// A fault in a number.
enum NumberFault {
  case leadingZero
  case missingDigit

  var expected: String {
    switch self {
    case .leadingZero: "no digit after a leading zero"
    case .missingDigit: "a digit"
    }
  }
}

extension UInt8 {
  static let quote = Self(ascii: "\"")
  static let backslash = Self(ascii: "\\")
  static let comma = Self(ascii: ",")
  static let openBrace = Self(ascii: "{")
  static let closeBrace = Self(ascii: "}")
  static let openBracket = Self(ascii: "[")
  static let closeBracket = Self(ascii: "]")
  static let lineFeed = Self(ascii: "\n")
  static let carriageReturn = Self(ascii: "\r")

  /// Whether the byte is a space, tab, line feed or carriage return.
  var isWhitespace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }
}

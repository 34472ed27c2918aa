import Bytes

extension UInt8 {
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space of HTML: space, tab, line feed, form feed or carriage return.
  var isHTMLSpace: Bool { isMarkupSpace || self == 0x0C }

  /// What ends the name of a tag or of an attribute.
  var endsTagName: Bool { isHTMLSpace || self == .slash || self == .greater }
}

extension ArraySlice<UInt8> {
  /// The text with small letters for ASCII's capitals and U+FFFD for U+0000.
  var lowercasedName: String {
    if allSatisfy({ $0 != 0 && $0.lowercasedASCII == $0 }) { return text }
    var result: [UInt8] = []
    result.append(replacingNull: self)
    return result.map(\.lowercasedASCII).text
  }
}

extension [UInt8] {
  /// Appends bytes, with U+FFFD in the place of U+0000.
  mutating func append(replacingNull bytes: ArraySlice<UInt8>) {
    guard bytes.contains(0) else {
      append(contentsOf: bytes)
      return
    }
    for byte in bytes {
      if byte == 0 { append(contentsOf: "\u{FFFD}".utf8) } else { append(byte) }
    }
  }
}

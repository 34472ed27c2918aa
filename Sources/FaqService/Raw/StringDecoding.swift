/// Decodes the escapes of a JSON string that has been scanned.
enum StringDecoding {
  /// `caf\u00e9` becomes the UTF-8 of `café`; a lone surrogate becomes that of U+FFFD.
  static func decode(_ literal: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(literal.count)
    var rest = literal
    while let backslash = rest.firstIndex(of: .backslash) {
      text.append(contentsOf: rest[..<backslash])
      rest = rest[backslash...].dropFirst()
      appendEscape(from: &rest, to: &text)
    }
    text.append(contentsOf: rest)
    return text
  }

  /// The decoded text.
  static func text(of literal: ArraySlice<UInt8>) -> String {
    String(utf8: decode(literal))
  }

  private static func appendEscape(from rest: inout ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard let letter = rest.popFirst() else { return }
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = nextScalar(in: &rest)
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: text.append(letter)
    }
  }

  /// The scalar of the four digits after `\u`, combined with a second escape for a surrogate pair.
  private static func nextScalar(in rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let unit = hexValue(of: rest.prefix(4))
    rest = rest.dropFirst(4)
    if (0xD800...0xDBFF).contains(unit), rest.starts(with: [.backslash, UInt8(ascii: "u")]) {
      let low = hexValue(of: rest.dropFirst(2).prefix(4))
      if (0xDC00...0xDFFF).contains(low) {
        rest = rest.dropFirst(6)
        let value = 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  private static func hexValue(of digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | ($1.hexValue ?? 0) }
  }
}

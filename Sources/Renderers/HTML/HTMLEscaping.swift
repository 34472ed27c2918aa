import ContentParser
import FaqService

/// Makes text safe for where it lands.
enum HTMLEscaping {
  /// A line of text, for between tags and for within a quoted attribute: `a < b` is `a &lt; b`.
  static func text(_ text: String) -> String { escaped(visible(text)) }

  /// Lines of code, for between tags.
  static func code(_ lines: [String]) -> String {
    escaped(lines.map(withoutNoncharacters).joined(separator: "\n"))
  }

  /// The line of text as a page can hold it: no control and no noncharacter.
  static func visible(_ text: String) -> String { withoutNoncharacters(text.visible) }

  /// An address for a quoted attribute; what no address may hold is percent-encoded.
  static func address(_ address: Address) -> String {
    let bytes = Array(address.text.utf8)
    var encoded: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte != UInt8(ascii: "%") || bytes[index...].prefix(3).dropFirst().isHexPair
      if isEscape, !unsafeInAddress.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return escaped(withoutNoncharacters(String(utf8: encoded)))
  }

  private static let unsafeInAddress = Set("\"<>\\^`{|}".utf8)

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: \.isSpecialInHTML) else { return text }
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      case UInt8(ascii: "'"): escaped += "&#39;".utf8
      default: escaped.append(byte)
      }
    }
    return String(utf8: escaped)
  }

  /// To an HTML parser a noncharacter is an error, however it is spelled.
  private static func withoutNoncharacters(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isNoncharacter) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar) }
    return String(safe)
  }
}

extension ArraySlice<UInt8> {
  var isHexPair: Bool { count == 2 && allSatisfy(\.isASCIIHexDigit) }
}

extension Unicode.Scalar {
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}

extension UInt8 {
  var isASCIIHexDigit: Bool {
    isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// One of `&`, `<`, `>`, `"` and `'`.
  var isSpecialInHTML: Bool {
    switch self {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }
}

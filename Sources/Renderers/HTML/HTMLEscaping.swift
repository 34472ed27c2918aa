import ContentParser
import FaqService

/// Makes text safe for where it lands.
enum HTMLEscaping {
  /// A line of text, for between tags and for within a quoted attribute: `a < b` is `a &lt; b`.
  static func text(_ text: String) -> String {
    var buffer = OutputBuffer()
    buffer.append(htmlText: text)
    return String(utf8: buffer.bytes)
  }

  /// The line of text as a page can hold it: no control and no noncharacter.
  static func visible(_ text: String) -> String {
    let text = text.visible
    guard text.withUTF8Bytes({ $0.holdsNoncharacter }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar) }
    return String(safe)
  }

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
    return text(String(utf8: encoded))
  }

  private static let unsafeInAddress = ByteSet("\"<>\\^`{|}".utf8)
}

extension OutputBuffer {
  /// Where a look at text is due: what is markup, and what noncharacters and hidden ones begin with.
  private static let special = ByteSet(
    "&<>\"'".utf8 + Array(0x00...0x1F) + [0x7F, 0xC2, 0xE2] + Array(0xEF...0xF4)
  )

  /// Puts out a line of text, for between tags and for within a quoted attribute, and says whether
  /// it is seen there as it is.
  @discardableResult
  mutating func append(htmlText text: String) -> Bool {
    text.withUTF8Bytes { text in
      let special = Self.special
      var isSeenAsItIs = true
      var written = 0
      var offset = special.firstIndex(in: text, from: 0)
      while offset < text.count {
        var next = offset + 1
        if let escape = text.htmlEscape(at: offset) {
          append(text.extracting(written..<offset))
          append(escape)
          written = next
        } else if let (substitute, length) = text.htmlSubstitute(at: offset) {
          append(text.extracting(written..<offset))
          append(substitute)
          isSeenAsItIs = false
          next = offset + length
          written = next
        }
        offset = special.firstIndex(in: text, from: next)
      }
      append(text.extracting(written..<text.count))
      return isSeenAsItIs
    }
  }
}

private let mayBeginNoncharacter = ByteSet(0xEF...0xF4)

private extension Span<UInt8> {
  var holdsNoncharacter: Bool {
    var offset = mayBeginNoncharacter.firstIndex(in: self, from: 0)
    while offset < count {
      if scalar(at: offset).isNoncharacter { return true }
      offset = mayBeginNoncharacter.firstIndex(in: self, from: offset + 1)
    }
    return false
  }

  /// How a byte that is markup is spelled.
  func htmlEscape(at offset: Int) -> String? {
    switch self[offset] {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// What stands in a page for a character that cannot, and how many bytes that takes in the text.
  ///
  /// To an HTML parser a noncharacter is an error, however it is spelled.
  func htmlSubstitute(at offset: Int) -> (substitute: String, length: Int)? {
    switch self[offset] {
    case 0xEF...0xF4:
      return scalar(at: offset).isNoncharacter ? ("\u{FFFD}", lengthOfScalar(at: offset)) : nil
    default:
      return HiddenCharacter(at: offset, in: self).map { (String($0.substitute), $0.length) }
    }
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
}

import ContentParser
import FaqService

extension OutputBuffer {
  /// Copies JSON, escaping in its strings what may not reach a terminal as it is.
  mutating func appendJSON(_ source: ArraySlice<UInt8>) {
    var rest = source
    while let place = rest.firstIndex(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) {
      append(rest[..<place])
      rest = rest[place...]
      let length = rest.first == 0x7F ? 1 : rest.first == 0xC2 ? 2 : 3
      let sequence = rest.prefix(length)
      if let scalar = String(utf8: sequence).unicodeScalars.first, scalar.isUnsafeToShow {
        appendUnicodeEscape(scalar)
      } else {
        append(sequence)
      }
      rest = rest.dropFirst(length)
    }
    append(rest)
  }

  /// Puts text out as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    text.withUTF8Bytes { appendJSONString($0) }
  }

  /// Puts UTF-8 out as a JSON string: `5 "\n` becomes `"5 \"\\n"`.
  package mutating func appendJSONString(_ text: Span<UInt8>) {
    appendJSONString(text, escaping: firstBytesOfEscaped)
  }

  /// Puts text out as a JSON string that a script element can hold: it has neither `<` nor `&` in it.
  mutating func appendJSONString(inScript text: String) {
    text.withUTF8Bytes { appendJSONString($0, escaping: firstBytesOfEscapedInScript) }
  }

  /// All bytes of ASCII in the set are escaped, and of other characters those that are not shown.
  private mutating func appendJSONString(_ text: Span<UInt8>, escaping firstBytes: ByteSet) {
    append(UInt8(ascii: "\""))
    var start = 0
    var place = firstBytes.firstIndex(in: text, from: 0)
    while place < text.count {
      let length = text.lengthOfScalar(at: place)
      let scalar = text.scalar(at: place)
      if length == 1 || scalar.isUnsafeToShow {
        append(text.extracting(start..<place))
        appendEscape(scalar)
        start = place + length
      }
      place = firstBytes.firstIndex(in: text, from: place + length)
    }
    append(text.extracting(start...))
    append(UInt8(ascii: "\""))
  }

  /// Puts text out as a JSON string, and nothing as null.
  package mutating func appendJSONString(orNull text: String?) {
    guard let text else { return append("null") }
    appendJSONString(text)
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\t": append("\\t")
    case "\r": append("\\r")
    default: appendUnicodeEscape(scalar)
    }
  }

  private mutating func appendUnicodeEscape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

/// The bytes that what is escaped may begin with.
private let escapedBytes: [UInt8] =
  Array(0x00...0x1F) + [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2]
private let firstBytesOfEscaped = ByteSet(escapedBytes)
private let firstBytesOfEscapedInScript = ByteSet(escapedBytes + "<>&".utf8)

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
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\r": append("\\r")
      case _ where scalar.isUnsafeToShow: appendUnicodeEscape(scalar)
      default: append(String(scalar))
      }
    }
    append("\"")
  }

  /// Puts text out as a JSON string, and nothing as null.
  package mutating func appendJSONString(orNull text: String?) {
    guard let text else { return append("null") }
    appendJSONString(text)
  }

  private mutating func appendUnicodeEscape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

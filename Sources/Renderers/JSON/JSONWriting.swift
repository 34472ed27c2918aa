import Bytes

/// JSON text, as `Bytes` writes it.
extension OutputBuffer {
  /// Appends JSON, with escapes for the characters in its strings that could drive a terminal.
  mutating func appendJSON(_ source: ArraySlice<UInt8>) { bytes.appendJSON(source.span) }

  /// Appends text as a JSON string.
  package mutating func appendJSONString(_ text: String) { bytes.appendJSONString(text) }

  /// Appends the text of all sections of a document as one JSON string.
  package mutating func appendJSONString(_ sections: [Self]) {
    append(UInt8(ascii: "\""))
    for section in sections { bytes.appendWithinJSONString(section.bytes.span) }
    append(UInt8(ascii: "\""))
  }

  /// Appends text as a JSON string, or null if there is none.
  package mutating func appendJSONString(orNull text: String?) {
    if let text { appendJSONString(text) } else { append("null") }
  }
}

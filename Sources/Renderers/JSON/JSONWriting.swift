import Bytes
import ContentParser
import FaqService

extension OutputBuffer {
  /// Copies JSON, escaping in its strings what may not reach a terminal as it is.
  mutating func appendJSON(_ source: ArraySlice<UInt8>) {
    let source = source.span
    append(source, lookingAt: HiddenCharacter.self) { offset in
      source[offset] < 0x20 ? nil : source.jsonEscape(at: offset)
    }
  }

  /// Puts text out as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    text.withUTF8Bytes { appendJSONString($0) }
  }

  /// Puts UTF-8 out as a JSON string: `5 "\n` becomes `"5 \"\\n"`.
  package mutating func appendJSONString(_ text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(text, lookingAt: JSONMark.self) { text.jsonEscape(at: $0) }
    append(UInt8(ascii: "\""))
  }

  /// Appends the text of all sections of a document as one JSON string.
  package mutating func appendJSONString(_ sections: [Self]) {
    append(UInt8(ascii: "\""))
    for section in sections {
      let text = section.bytes.span
      append(text, lookingAt: JSONMark.self) { text.jsonEscape(at: $0) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Puts text out as it stands within a JSON string in a script element: it has neither `<` nor `&`.
  mutating func appendJSONContent(inScript text: String) {
    text.withUTF8Bytes { text in
      append(text, lookingAt: JSONMarkInScript.self) { text.jsonEscape(at: $0) }
    }
  }

  /// Puts text out as a JSON string, and nothing as null.
  package mutating func appendJSONString(orNull text: String?) {
    guard let text else { return append("null") }
    appendJSONString(text)
  }
}

/// What must be escaped in a string, or begins what may not be shown.
private enum JSONMark: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
  }
}

/// The same where a `<`, a `>` or a `&` might end the script around the string.
private enum JSONMarkInScript: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == UInt8(ascii: "<")) | (byte == UInt8(ascii: ">")) | (byte == UInt8(ascii: "&"))
      | JSONMark.holds(for: byte, next, afterNext)
  }
}

private extension Span<UInt8> {
  /// How a character is spelled in a string; nil if it is spelled as it is.
  func jsonEscape(at offset: Int) -> Substitution? {
    switch scalar(at: offset) {
    case "\"": Substitution("\\\"", for: 1)
    case "\\": Substitution("\\\\", for: 1)
    case "\n": Substitution("\\n", for: 1)
    case "\t": Substitution("\\t", for: 1)
    case "\r": Substitution("\\r", for: 1)
    case let scalar where scalar.isASCII || scalar.isUnsafeToShow:
      Substitution(scalar.jsonEscape, for: lengthOfScalar(at: offset))
    default: nil
    }
  }
}

private extension Unicode.Scalar {
  /// `\u001b`.
  var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

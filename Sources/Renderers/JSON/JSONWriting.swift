import Bytes
import ContentParser
import FaqService

extension OutputBuffer {
  /// Appends JSON, with escapes for the characters in its strings that could drive a terminal.
  ///
  /// Between values, a carriage return that ends no line is a space: it would let a terminal write
  /// over the line.
  mutating func appendJSON(_ source: ArraySlice<UInt8>) {
    let source = source.span
    append(source, lookingAt: HiddenCharacter.self) { offset in
      switch source[offset] {
      case 0x0D where offset + 1 == source.count || source[offset + 1] != 0x0A:
        Substitution(" ", for: 1)
      case ..<0x20: nil
      default: source.jsonEscape(at: offset)
      }
    }
  }

  /// Appends text as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    text.withUTF8Bytes { appendJSONString($0) }
  }

  /// Appends UTF-8 as a JSON string: `5 "\n` becomes `"5 \"\\n"`.
  package mutating func appendJSONString(_ text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(text, lookingAt: JSONByte.self) { text.jsonEscapeInText(at: $0) }
    append(UInt8(ascii: "\""))
  }

  /// Appends the text of all sections of a document as one JSON string.
  package mutating func appendJSONString(_ sections: [Self]) {
    append(UInt8(ascii: "\""))
    for section in sections {
      let text = section.bytes.span
      append(text, lookingAt: JSONByte.self) { text.jsonEscapeInText(at: $0) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends text as a JSON string, or null if there is none.
  package mutating func appendJSONString(orNull text: String?) {
    if let text { appendJSONString(text) } else { append("null") }
  }
}

/// A quotation mark, a backslash, a tab, or the start of a hidden character.
private enum JSONByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
  }
}

private extension Span<UInt8> {
  /// The escape of a character in a new string, which also has escapes for all line ends.
  func jsonEscapeInText(at offset: Int) -> Substitution? {
    let scalar = scalar(at: offset)
    guard !scalar.isASCII, scalar.isLineEnd else { return jsonEscape(at: offset) }
    return Substitution(scalar.jsonEscape, for: lengthOfScalar(at: offset))
  }

  /// The escape of a character in a string; nil if it needs none.
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
  /// The code point in an escape: `\u001b`.
  var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

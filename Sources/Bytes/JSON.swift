extension UInt8 {
  /// Whether JSON allows the byte between values.
  package var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

extension [UInt8] {
  /// Appends text as a JSON string.
  package mutating func appendJSONString(_ text: String) {
    text.withUTF8Bytes { appendJSONString($0) }
  }

  /// Appends UTF-8 as a JSON string: `5 "\n` becomes `"5 \"\\n"`.
  package mutating func appendJSONString(_ text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    appendWithinJSONString(text)
    append(UInt8(ascii: "\""))
  }

  /// Appends UTF-8 as a part of a JSON string, with escapes for hidden characters and line ends.
  package mutating func appendWithinJSONString(_ text: Span<UInt8>) {
    append(text, lookingAt: JSONByte.self) { text.jsonEscapeInText(at: $0) }
  }

  /// Appends JSON, with escapes for the characters in its strings that could drive a terminal.
  ///
  /// Between values, a carriage return without a line feed becomes a space, because a terminal
  /// would write over the line.
  package mutating func appendJSON(_ source: Span<UInt8>) {
    append(source, lookingAt: HiddenByte.self) { offset in
      switch source[offset] {
      case 0x0D where offset + 1 == source.count || source[offset + 1] != 0x0A:
        Substitution(" ", for: 1)
      case ..<0x20: nil
      default: source.jsonEscape(at: offset)
      }
    }
  }
}

extension String {
  /// The text as a JSON string.
  package var jsonString: String {
    var literal: [UInt8] = []
    literal.appendJSONString(self)
    return Self(copying: literal.span)
  }
}

/// A quotation mark, a backslash, a tab, or the start of a hidden character.
private enum JSONByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    JSONStringByte.holds(for: byte, next, afterNext) | HiddenByte.isOrTab(byte, next, afterNext)
  }
}

/// A quotation mark or a backslash.
private enum JSONStringByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
  }
}

private extension Span<UInt8> {
  /// The escape of a character in a new string, which also has escapes for all line ends.
  func jsonEscapeInText(at offset: Int) -> Substitution? {
    let scalar = scalar(at: offset)
    guard !scalar.isASCII, scalar.isLineEnd else { return jsonEscape(at: offset) }
    return Substitution(scalar.jsonEscape, for: lengthOfScalar(at: offset))
  }

  /// The escape of a character at which a byte condition holds; nil if it needs none.
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
  /// The code point as an escape, `\u001b`; it must not be above U+FFFF.
  var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// A token of JSON: one of `{ } [ ] , :`, or a whole string, number, `true`, `false` or `null`.
package struct JSONToken: Equatable {
  package enum Kind {
    case open, close, comma, colon, scalar
  }

  package let kind: Kind
  package let range: Range<Int>
}

/// The tokens of JSON that is known to be valid, without the white space between them.
package struct JSONTokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int

  /// Starts after a byte order mark.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  package mutating func next() -> JSONToken? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    let kind = kind(of: bytes[start])
    offset = kind == .scalar ? endOfScalar : start + 1
    return JSONToken(kind: kind, range: start..<offset)
  }
}

private extension JSONTokens {
  func kind(of byte: UInt8) -> JSONToken.Kind {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): .close
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    default: .scalar
    }
  }

  var endOfScalar: Int {
    guard bytes[offset] == UInt8(ascii: "\"") else {
      return bytes[offset...].firstIndex { $0 <= 0x20 || kind(of: $0) != .scalar } ?? bytes.count
    }
    let bytes = bytes.span
    var end = offset + 1
    while true {
      end = bytes.firstOffset(from: end, where: JSONStringByte.self)
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\\") else { break }
      end += 2
    }
    return Swift.min(end + 1, bytes.count)
  }
}

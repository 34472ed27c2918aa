import Bytes

extension String {
  /// One line of text, for between tags and for quoted attributes: `a < b` is `a &lt; b`.
  package var htmlEscaped: String {
    var output = OutputBuffer()
    output.append(htmlText: self)
    return output.text
  }
}

extension OutputBuffer {
  /// Appends one line of text, for between tags and for quoted attributes of HTML and XML.
  package mutating func append(htmlText text: String) {
    text.withUTF8Bytes { append(htmlText: $0) }
  }

  /// Appends one line of text, for between tags and for quoted attributes.
  mutating func append(htmlText text: Span<UInt8>) {
    let spelling = HTMLSpelling.inPage
    bytes.append(text, lookingAt: HTMLByte.self) { spelling.substitution(at: $0, of: text) }
  }

  /// Appends one line of text, for a JSON string in a script element, without `<` and `&`.
  mutating func append(jsonInScript text: Span<UInt8>) {
    let spelling = HTMLSpelling.inScript
    bytes.append(text, lookingAt: HTMLByte.self) { spelling.substitution(at: $0, of: text) }
  }
}

/// How to spell the characters that must be escaped.
private struct HTMLSpelling {
  /// In a page, between tags or in a quoted attribute.
  static let inPage = Self(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"])
  /// In a JSON string within a script element.
  static let inScript = Self([
    "&": "\\u0026", "<": "\\u003c", ">": "\\u003e", "\"": "\\\"", "\\": "\\\\", "\t": "\\t",
  ])

  /// The substitutions of ASCII characters.
  private var substitutions = [Substitution?](repeating: nil, count: 128)

  private init(_ spellings: [Unicode.Scalar: String]) {
    for (scalar, spelling) in spellings {
      substitutions[Int(scalar.value)] = Substitution(spelling, for: 1)
    }
  }

  /// The substitution for a character, a hidden one, or a noncharacter, which is an error to HTML
  /// parsers in any spelling.
  func substitution(at offset: Int, of text: Span<UInt8>) -> Substitution? {
    let byte = text[offset]
    if byte < 0x80, let substitution = substitutions[Int(byte)] { return substitution }
    guard byte >= 0xEF else {
      return HiddenCharacter(at: offset, in: text).map { Substitution($0) }
    }
    guard text.scalar(at: offset).isNoncharacter else { return nil }
    return Substitution("\u{FFFD}", for: text.lengthOfScalar(at: offset))
  }
}

/// Markup in a page or in a JSON string, or the start of a hidden character or a noncharacter.
private enum HTMLByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte | 1 == UInt8(ascii: "'")) | (byte | 2 == UInt8(ascii: ">"))
      | (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
      | ((byte == 0xEF) & ((next == 0xB7) | (next == 0xBF)))
      | ((byte >= 0xF0) & (afterNext == 0xBF))
  }
}

import Bytes

/// The spellings of characters that cannot stand as they are.
enum HTMLSubstitution {
  /// In a page, between tags or in a quoted attribute.
  static func inPage(at offset: Int, of text: Span<UInt8>) -> Substitution? {
    switch text[offset] {
    case UInt8(ascii: "&"): Page.ampersand
    case UInt8(ascii: "<"): Page.less
    case UInt8(ascii: ">"): Page.greater
    case UInt8(ascii: "\""): Page.quotationMark
    case UInt8(ascii: "'"): Page.apostrophe
    case UInt8(ascii: "\\"), UInt8(ascii: "\t"): nil
    default: invisible(at: offset, of: text)
    }
  }

  /// In a JSON string within a script element.
  static func inScript(at offset: Int, of text: Span<UInt8>) -> Substitution? {
    switch text[offset] {
    case UInt8(ascii: "&"): Script.ampersand
    case UInt8(ascii: "<"): Script.less
    case UInt8(ascii: ">"): Script.greater
    case UInt8(ascii: "\""): Script.quotationMark
    case UInt8(ascii: "'"): nil
    case UInt8(ascii: "\\"): Script.backslash
    case UInt8(ascii: "\t"): Script.tab
    default: invisible(at: offset, of: text)
    }
  }

  /// A hidden character, or a noncharacter: an HTML parser takes that for an error in any spelling.
  private static func invisible(at offset: Int, of text: Span<UInt8>) -> Substitution? {
    if text[offset] >= 0xEF {
      guard text.scalar(at: offset).isNoncharacter else { return nil }
      return Substitution("\u{FFFD}", for: text.lengthOfScalar(at: offset))
    }
    return HiddenCharacter(at: offset, in: text).map(Substitution.init)
  }

  private enum Page {
    static let ampersand = Substitution("&amp;", for: 1)
    static let less = Substitution("&lt;", for: 1)
    static let greater = Substitution("&gt;", for: 1)
    static let quotationMark = Substitution("&quot;", for: 1)
    static let apostrophe = Substitution("&#39;", for: 1)
  }

  private enum Script {
    static let ampersand = Substitution("\\u0026", for: 1)
    static let less = Substitution("\\u003c", for: 1)
    static let greater = Substitution("\\u003e", for: 1)
    static let quotationMark = Substitution("\\\"", for: 1)
    static let backslash = Substitution("\\\\", for: 1)
    static let tab = Substitution("\\t", for: 1)
  }
}

/// Markup in a page or in a JSON string, or the start of a hidden character or a noncharacter.
enum HTMLByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte | 1 == UInt8(ascii: "'")) | (byte | 2 == UInt8(ascii: ">"))
      | (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
      | ((byte == 0xEF) & ((next == 0xB7) | (next == 0xBF)))
      | ((byte >= 0xF0) & (afterNext == 0xBF))
  }
}

import Bytes
import ContentParser

/// What is markup in a page or in a JSON string, and what may begin a hidden character or a
/// noncharacter.
enum HTMLMark: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte | 1 == UInt8(ascii: "'")) | (byte | 2 == UInt8(ascii: ">"))
      | (byte == UInt8(ascii: "\"")) | (byte == UInt8(ascii: "\\"))
      | HiddenCharacter.isOrTab(byte, next, afterNext)
      | ((byte == 0xEF) & ((next == 0xB7) | (next == 0xBF)))
      | ((byte >= 0xF0) & (afterNext == 0xBF))
  }
}

/// How a character is spelled that cannot stand as it is.
struct HTMLSpelling {
  /// In a page.
  let page: StaticString
  /// In a JSON string in a script element.
  let data: StaticString
  /// How many bytes it takes in the text.
  let length: Int

  /// The spelling of the character at an offset, if it needs one.
  ///
  /// To an HTML parser a noncharacter is an error, however it is spelled.
  init?(at offset: Int, in text: Span<UInt8>) {
    switch text[offset] {
    case UInt8(ascii: "&"): self.init("&amp;", "\\u0026")
    case UInt8(ascii: "<"): self.init("&lt;", "\\u003c")
    case UInt8(ascii: ">"): self.init("&gt;", "\\u003e")
    case UInt8(ascii: "\""): self.init("&quot;", "\\\"")
    case UInt8(ascii: "'"): self.init("&#39;", "'")
    case UInt8(ascii: "\\"): self.init("\\", "\\\\")
    case UInt8(ascii: "\t"): self.init("\t", "\\t")
    case 0xEF...0xF4:
      guard text.scalar(at: offset).isNoncharacter else { return nil }
      self.init("\u{FFFD}", "\u{FFFD}", length: text.lengthOfScalar(at: offset))
    default:
      guard let hidden = HiddenCharacter(at: offset, in: text) else { return nil }
      let substitute: StaticString = hidden.substitute == " " ? " " : "\u{FFFD}"
      self.init(substitute, substitute, length: hidden.length)
    }
  }

  private init(_ page: StaticString, _ data: StaticString, length: Int = 1) {
    self.page = page
    self.data = data
    self.length = length
  }
}

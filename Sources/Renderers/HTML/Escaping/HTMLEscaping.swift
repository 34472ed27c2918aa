import Bytes
import ContentParser

/// Makes text safe for an HTML page.
enum HTMLEscaping {
  /// One line of text, for between tags and for quoted attributes: `a < b` is `a &lt; b`.
  static func text(_ text: String) -> String {
    var output = OutputBuffer()
    output.append(htmlText: text)
    return output.text
  }

  /// The line of text that a page shows: without controls and noncharacters.
  static func visible(_ text: String) -> String {
    let text = text.visible
    guard text.withUTF8Bytes({ $0.holdsNoncharacter }) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar) }
    return String(safe)
  }
}

extension OutputBuffer {
  /// Appends one line of text, for between tags and for quoted attributes of HTML and XML.
  package mutating func append(htmlText text: String) {
    text.withUTF8Bytes { append(htmlText: $0) }
  }

  /// Appends one line of text, for between tags and for quoted attributes.
  mutating func append(htmlText text: Span<UInt8>) {
    append(text, lookingAt: HTMLByte.self) { HTMLSubstitution.inPage(at: $0, of: text) }
  }

  /// Appends one line of text, for a JSON string in a script element, without `<` and `&`.
  mutating func append(jsonInScript text: String) {
    text.withUTF8Bytes { append(jsonInScript: $0) }
  }

  /// Appends one line of text, for a JSON string in a script element, without `<` and `&`.
  mutating func append(jsonInScript text: Span<UInt8>) {
    append(text, lookingAt: HTMLByte.self) { HTMLSubstitution.inScript(at: $0, of: text) }
  }
}

extension Span<UInt8> {
  /// Whether any character is a noncharacter of Unicode.
  var holdsNoncharacter: Bool {
    contains(NoncharacterStart.self) { scalar(at: $0).isNoncharacter }
  }
}

/// A byte that begins noncharacters and other characters.
private enum NoncharacterStart: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte &- 0xEF <= 5 }
}

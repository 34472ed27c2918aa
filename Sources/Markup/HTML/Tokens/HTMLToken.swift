import Bytes

/// What HTML consists of, as the standard's tokenizer emits it.
package enum HTMLToken: Equatable, Sendable {
  /// Text with its character references resolved.
  case text(String)
  /// `<name>`.
  case startTag(HTMLTag)
  /// `</name>`; its name is in lower case.
  case endTag(String)
  /// `<!-- -->`, and what the standard reads as a comment too, such as `<?xml ?>`.
  case comment
  /// `<!DOCTYPE html>`.
  case doctype
}

/// A start tag.
package struct HTMLTag: Hashable, Sendable {
  /// The name in lower case.
  package var name: String
  /// The attributes in their order, each name once and in lower case.
  package var attributes: [HTMLAttribute]
  /// Whether it ends with `/>`.
  package var isSelfClosing: Bool

  /// Creates a tag.
  package init(_ name: String, _ attributes: [HTMLAttribute] = [], isSelfClosing: Bool = false) {
    self.name = name
    self.attributes = attributes
    self.isSelfClosing = isSelfClosing
  }

  /// The value of an attribute, if the tag has it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// A name with its value; an attribute without a value has an empty one.
package struct HTMLAttribute: Hashable, Sendable {
  package var name: String
  package var value: String

  /// Creates an attribute.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension UInt8 {
  static let carriageReturn = UInt8(ascii: "\r")

  /// A space of HTML: space, tab, line feed, form feed or carriage return.
  var isHTMLSpace: Bool { isMarkupSpace || self == 0x0C }

  /// What ends the name of a tag or of an attribute.
  var endsTagName: Bool { isHTMLSpace || self == .slash || self == .greater }
}

extension ArraySlice<UInt8> {
  /// The text with small letters for ASCII's capitals and U+FFFD for U+0000.
  var lowercasedName: String {
    if allSatisfy({ $0 != 0 && $0.lowercasedASCII == $0 }) { return text }
    var result: [UInt8] = []
    result.append(replacingNull: self)
    return result.map(\.lowercasedASCII).text
  }
}

extension [UInt8] {
  /// Appends bytes, with U+FFFD in the place of U+0000.
  mutating func append(replacingNull bytes: ArraySlice<UInt8>) {
    guard bytes.contains(0) else {
      append(contentsOf: bytes)
      return
    }
    for byte in bytes {
      if byte == 0 { append(contentsOf: "\u{FFFD}".utf8) } else { append(byte) }
    }
  }
}

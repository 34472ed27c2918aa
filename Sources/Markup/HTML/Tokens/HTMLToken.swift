/// What HTML consists of, as the standard's tokenizer emits it.
package enum HTMLToken: Equatable, Sendable {
  /// Text with its character references resolved.
  case text(String)
  /// `<name>`.
  case startTag(HTMLTag)
  /// `</name>`; its name is in lower case.
  case endTag(String)
  /// `<!-- -->`, and what the standard reads as a comment too, such as `<?xml ?>`.
  case comment(String)
  /// `<!DOCTYPE html>`.
  case doctype(HTMLDoctype)
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
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// A name with its value, which is empty where there is none.
package struct HTMLAttribute: Hashable, Sendable {
  package var name: String
  package var value: String

  /// Creates an attribute.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The type that a document declares.
package struct HTMLDoctype: Equatable, Sendable {
  package var name: String?
  package var publicIdentifier: String?
  package var systemIdentifier: String?
  /// Whether the declaration is broken, which makes browsers imitate their ancestors.
  package var forcesQuirks: Bool

  /// Creates a declaration.
  package init(
    name: String? = nil,
    publicIdentifier: String? = nil,
    systemIdentifier: String? = nil,
    forcesQuirks: Bool = false
  ) {
    self.name = name
    self.publicIdentifier = publicIdentifier
    self.systemIdentifier = systemIdentifier
    self.forcesQuirks = forcesQuirks
  }
}

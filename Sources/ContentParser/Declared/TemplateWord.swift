import FaqService

/// The member that says what a node of a template is.
enum TemplateWord: String, CaseIterable {
  case heading, paragraph, list, numbers, action, image, code, quote, notice, details, facts, table
  case divider, blocks

  /// The other members that such a node has.
  var others: [String] {
    switch self {
    case .heading: ["level"]
    case .action: ["address"]
    case .image: ["description", "caption"]
    case .code: ["language"]
    case .notice: ["kind", "nodes"]
    case .details: ["nodes"]
    case .table: ["rows"]
    case .paragraph, .list, .numbers, .quote, .facts, .divider, .blocks: []
    }
  }
}

extension RawValue {
  /// The word of a node in a template, and its value.
  ///
  /// Throws if no member is such a word, or if a member does not belong to it.
  func templateWord() throws(BlockError) -> (word: TemplateWord, value: Self) {
    guard let members = object else { throw .wrongKind(self, "a node must be an object") }
    guard let first = members.first(where: { TemplateWord(rawValue: $0.name.text) != nil }),
      let word = TemplateWord(rawValue: first.name.text)
    else { throw .unknownNode(members, at: self) }
    for member in members where member.name != first.name {
      guard word.others.contains(member.name.text) else {
        let kind = "a member of a `\(word.rawValue)` node"
        throw .misnamed(member, kind, among: word.others)
      }
    }
    return (word, first.value)
  }
}

private extension BlockError {
  static func unknownNode(_ members: RawObject, at node: RawValue) -> Self {
    let words = TemplateWord.allCases.map(\.rawValue)
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    let hint = "A node has one of these members: \(all)."
    let misspelt = members.first { Spelling.nearest(to: $0.name.text, among: words) != nil }
    guard let member = misspelt ?? members.first(where: { _ in true }) else {
      return Self(.unknownNode, at: .value(node), message: "this node is empty", hint: hint)
    }
    return misnamed(member, "a node", among: words, hint: hint)
  }

  static func misnamed(
    _ member: RawMember,
    _ kind: String,
    among names: [String],
    hint: String? = nil
  ) -> Self {
    let name = member.name.text
    return Self(
      .unknownNode,
      at: .name(member),
      message: "`\(name.clipped(to: 40))` is not \(kind)",
      hint: Spelling.nearest(to: name, among: names).map { "Did you mean `\($0)`?" } ?? hint,
      correction: Spelling.slip(in: name, of: names)
    )
  }
}

extension BlockError {
  /// An error about a part of a declaration that is too large.
  static func long(_ value: RawValue, _ message: String) -> Self {
    Self(.longDeclaration, at: .value(value), message: message)
  }

  private static func placeholder(_ value: RawValue, _ message: String, hint: String) -> Self {
    Self(.invalidPlaceholder, at: .value(value), message: message, hint: hint)
  }

  static func loneBrace(_ brace: Character, at value: RawValue) -> Self {
    placeholder(
      value,
      "`\(brace)` stands alone",
      hint: "A placeholder is `{name}`. Write `\(brace)\(brace)` for a brace."
    )
  }

  static func unknownField(
    _ name: String,
    at value: RawValue,
    among fields: [BlockField]
  ) -> Self {
    placeholder(
      value,
      "`{\(name.clipped(to: 40))}` is not a field of this type",
      hint: Spelling.nearest(to: name, among: fields.map(\.name)).map { "Did you mean `{\($0)}`?" }
        ?? hint(about: fields)
    )
  }

  static func blocksInText(_ field: BlockField, at value: RawValue) -> Self {
    placeholder(
      value,
      "`{\(field.name)}` is blocks, which cannot stand in a text",
      hint: #"Write {"blocks": "{\#(field.name)}"} as a node of its own."#
    )
  }

  static func repeatedBlocks(_ field: BlockField, at value: RawValue) -> Self {
    long(value, "the blocks of `{\(field.name)}` are shown already")
  }

  static func notField(
    of kind: BlockField.Kind,
    at value: RawValue,
    among fields: [BlockField]
  ) -> Self {
    let names = fields.filter { $0.kind == kind }.map { "`{\($0.name)}`" }
    return placeholder(
      value,
      "one placeholder of a field of `\(kind)` must stand here",
      hint: names.isEmpty
        ? "Declare a field of that kind." : "There is \(names.joined(separator: ", "))."
    )
  }

  static func implausible(_ template: TextTemplate, at value: RawValue) -> Self {
    if let field = template.onlyField {
      return placeholder(
        value,
        "`{\(field.name)}` is not an address, but \(field.kind)",
        hint: "Declare the field as `address`, or write the beginning of the address before it."
      )
    }
    return Self(
      .unsafeAddress,
      at: .value(value),
      message: "this is not a safe address, whatever the fields hold",
      hint: "Addresses begin with https:, http:, mailto: or tel:."
    )
  }

  static func incomplete(_ word: TemplateWord, _ name: String, at node: RawValue) -> Self {
    let message = "`\(name)` is missing beside `\(word.rawValue)`"
    return Self(.missingMember, at: .value(node), message: message)
  }

  private static func hint(about fields: [BlockField]) -> String {
    fields.isEmpty
      ? "The type has no fields. Write `{{` and `}}` for braces."
      : "The fields are \(fields.map { "`{\($0.name)}`" }.joined(separator: ", "))."
  }
}

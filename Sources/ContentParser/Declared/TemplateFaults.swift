import FaqService

extension BlockError {
  static func faulty(
    _ fault: TextTemplateFault,
    at value: RawValue,
    among fields: [BlockField]
  ) -> Self {
    switch fault {
    case .brace(let brace):
      Self(
        .invalidPlaceholder,
        at: .value(value),
        message: "`\(brace)` stands alone",
        hint: "A placeholder is `{name}`. Write `\(brace)\(brace)` for a brace."
      )
    case .unknown(let name):
      Self(
        .invalidPlaceholder,
        at: .value(value),
        message: "`{\(name.clipped(to: 40))}` is not a field of this type",
        hint: Spelling.nearest(to: name, among: fields.map(\.name))
          .map { "Did you mean `{\($0)}`?" } ?? hint(about: fields)
      )
    }
  }

  static func blocksInText(_ field: BlockField, at value: RawValue) -> Self {
    Self(
      .invalidPlaceholder,
      at: .value(value),
      message: "`{\(field.name)}` is blocks, which cannot stand in a text",
      hint: #"Write {"blocks": "{\#(field.name)}"} as a node of its own."#
    )
  }

  static func repeatedBlocks(_ field: BlockField, at value: RawValue) -> Self {
    Self(
      .longDeclaration,
      at: .value(value),
      message: "the blocks of `{\(field.name)}` are shown already"
    )
  }

  static func notField(
    of kind: BlockField.Kind,
    at value: RawValue,
    among fields: [BlockField]
  ) -> Self {
    let names = fields.filter { $0.kind == kind }.map { "`{\($0.name)}`" }
    return Self(
      .invalidPlaceholder,
      at: .value(value),
      message: "one placeholder of a field of `\(kind)` must stand here",
      hint: names.isEmpty
        ? "Declare a field of that kind." : "There is \(names.joined(separator: ", "))."
    )
  }

  static func implausible(_ template: AddressTemplate, at value: RawValue) -> Self {
    if let field = template.template.onlyField {
      return Self(
        .invalidPlaceholder,
        at: .value(value),
        message: "`{\(field.name)}` is not an address, but \(field.kind)",
        hint: "Declare the field as `address`, or write the beginning of the address in front."
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
    Self(
      .missingMember,
      at: .value(node),
      message: "`\(name)` is missing beside `\(word.rawValue)`"
    )
  }

  private static func hint(about fields: [BlockField]) -> String {
    fields.isEmpty
      ? "The type has no fields. Write `{{` and `}}` for braces."
      : "The fields are \(fields.map { "`{\($0.name)}`" }.joined(separator: ", "))."
  }
}

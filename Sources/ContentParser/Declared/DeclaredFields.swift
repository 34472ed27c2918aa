import FaqService

extension BlockField {
  private static let maximumCount = 64

  /// The members that any item may have, or that have a meaning of their own.
  private static let reservedNames = ["type", "fallback", "lang", "dir"]

  /// The fields in the member `fields` of a declaration: `{"caption": "text", "note?": "text"}`.
  static func declared(in declaration: RawItem) throws(BlockError) -> [Self] {
    guard let value = declaration["fields"] else { return [] }
    guard let members = value.object else {
      throw .wrongKind(Field(value, in: declaration, .member("fields")), expected: "an object")
    }
    var fields: [Self] = []
    for member in members {
      let field = try Self(declared: member)
      guard !fields.contains(where: { $0.name == field.name }) else {
        throw BlockError(
          .duplicateMember,
          at: .name(member),
          message: "the field `\(field.name.clipped)` is declared twice"
        )
      }
      fields.append(field)
    }
    guard fields.count <= maximumCount else {
      throw BlockError(
        .longDeclaration,
        at: .value(value),
        message: "there are more than \(maximumCount) fields"
      )
    }
    return fields
  }

  private init(declared member: RawMember) throws(BlockError) {
    let text = member.name.text
    isRequired = !text.hasSuffix("?")
    name = isRequired ? text : String(text.dropLast())
    guard name.isNameOfField else {
      throw BlockError(
        .invalidValue,
        at: .name(member),
        message: "`\(text.clipped)` is not the name of a field",
        hint: "Use letters, digits, `-` and `_`, and a `?` at the end if it may be missing."
      )
    }
    guard !Self.reservedNames.contains(name) else {
      throw BlockError(
        .invalidValue,
        at: .name(member),
        message: "every block may have the member `\(name)`, so it cannot be a field"
      )
    }
    kind = try Kind(declared: member)
    summary = ""
  }
}

private extension BlockField.Kind {
  static let simple: [Self] = [
    .text, .address, .int, .number, .bool, .date, .list(of: .text), .blocks,
  ]

  /// The kind that the value of a member names: `"text"`, or `["small", "large"]`.
  init(declared member: RawMember) throws(BlockError) {
    if let words = member.value.array {
      let texts = words.compactMap(\.string?.text)
      guard !texts.isEmpty, texts.count == Array(words).count else {
        throw BlockError(
          .wrongKind,
          at: .value(member.value),
          message: "a choice must be an array of words"
        )
      }
      self = .choice(texts)
      return
    }
    let name = member.value.string?.text ?? ""
    guard let kind = Self.simple.first(where: { $0.description == name }) else {
      throw .unknownKind(member, among: Self.simple.map(\.description))
    }
    self = kind
  }
}

private extension BlockError {
  static func unknownKind(_ member: RawMember, among kinds: [String]) -> Self {
    let all = kinds.map { "`\($0)`" }.joined(separator: ", ")
    guard let name = member.value.string?.text else {
      return Self(
        .wrongKind,
        at: .value(member.value),
        message: "the kind of a field must be a string or an array of words",
        hint: "The kinds are \(all)."
      )
    }
    if name.hasSuffix("?") { return optionalKind(member, name) }
    let nearest = Spelling.nearest(to: name, among: kinds)
    return Self(
      .invalidValue,
      at: .value(member.value),
      message: "`\(name.clipped(to: 40))` is not a kind of field",
      hint: nearest.map { "Did you mean `\($0)`?" } ?? "The kinds are \(all).",
      correction: Spelling.slip(in: name, of: kinds)
    )
  }
}

private extension BlockError {
  static func optionalKind(_ member: RawMember, _ name: String) -> Self {
    Self(
      .invalidValue,
      at: .value(member.value),
      message: "`\(name.clipped(to: 40))` is not a kind of field",
      hint: "A field may be missing if its name ends with `?`: `\(member.name.text.clipped)?`."
    )
  }
}

private extension String {
  /// Whether it is a word that can stand between braces.
  var isNameOfField: Bool {
    let isShort = (1...64).contains(utf8.count)
    return isShort
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
          || scalar == "-"
      }
  }
}

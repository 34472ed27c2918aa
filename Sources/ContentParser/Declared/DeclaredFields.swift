import FaqService

extension BlockField {
  private static let maximumCount = 64

  /// The fields in the member `fields` of a declaration: `{"caption": "text", "note?": "text"}`.
  static func declared(in declaration: RawItem) throws(BlockError) -> [Self] {
    guard let value = declaration["fields"] else { return [] }
    guard let members = value.object else {
      throw .wrongKind(FieldValue(value, .member("fields")), expected: "an object")
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
      throw .long(value, "there are more than \(maximumCount) fields")
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
    guard !RawItem.commonNames.contains(name) else {
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
    .text, .address, .int, .number, .bool, .date, .day, .list(of: .text), .blocks,
  ]

  /// The kind that the value of a member names: `"text"`, or `["small", "large"]`.
  init(declared member: RawMember) throws(BlockError) {
    if let words = member.value.array {
      let texts = words.compactMap(\.string?.text)
      guard !texts.isEmpty, texts.count == Array(words).count else {
        throw .wrongKind(member.value, "a choice must be an array of words")
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
      return .wrongKind(
        member.value,
        "the kind of a field must be a string or an array of words",
        hint: "The kinds are \(all)."
      )
    }
    let isOptional = name.hasSuffix("?")
    let hint =
      isOptional
      ? "A field may be missing if its name ends with `?`: `\(member.name.text.clipped)?`."
      : Spelling.nearest(to: name, among: kinds).map { "Did you mean `\($0)`?" }
    return Self(
      .invalidValue,
      at: .value(member.value),
      message: "`\(name.clipped(to: 40))` is not a kind of field",
      hint: hint ?? "The kinds are \(all).",
      correction: isOptional ? nil : Spelling.slip(in: name, of: kinds)
    )
  }
}

private extension String {
  /// Whether it is a word that can be between braces.
  var isNameOfField: Bool {
    (1...64).contains(utf8.count)
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "-"
      }
  }
}

/// What an item of a declared type has in its fields.
struct DeclaredValues: Sendable {
  enum Value: Sendable {
    case text(String)
    case texts([String])
    /// The blocks at these positions among all blocks within the item.
    case blocks(Range<Int>)

    /// The value as text; the elements of an array are separated by commas.
    var text: String {
      switch self {
      case .text(let text): text
      case .texts(let texts): texts.joined(separator: ", ")
      case .blocks: ""
      }
    }
  }

  private var values: [String: Value] = [:]
  /// The blocks of all fields, one after another.
  private(set) var blocks: [any Block] = []
  /// The addresses that are not safe to follow.
  private(set) var remarks: [BlockError] = []
  /// What relative addresses are relative to.
  let base: BaseAddress?

  subscript(name: String) -> Value? { values[name] }

  /// Reads the fields of an item; throws if one is missing or of another kind.
  init(_ fields: [BlockField], _ reader: BlockReader) throws(BlockError) {
    base = reader.base
    for field in fields {
      guard let value = reader.item[field.name] else {
        guard !field.isRequired else { throw .missing(field.name, in: reader.item) }
        continue
      }
      values[field.name] = try self.value(value, of: field, reader)
    }
  }
}

private extension DeclaredValues {
  mutating func value(
    _ value: RawValue,
    of field: BlockField,
    _ reader: BlockReader
  ) throws(BlockError) -> Value {
    let name = field.name
    switch field.kind {
    case .text: return .text(try reader.required(name, .text))
    case .address: return .text(try address(value, reader.required(name, .text), name))
    case .int: _ = try reader.required(name, .int)
    case .number: _ = try reader.required(name, .double)
    case .bool: _ = try reader.required(name, .bool)
    case .date:
      _ = try reader.required(name, .date)
      return .text(try reader.required(name, .text))
    case .day: return .text(try reader.required(name, .day).description)
    case .choice(let words):
      let text = try reader.required(name, .text)
      guard words.contains(text) else {
        throw .invalidChoice(text, FieldValue(value, .member(name)), among: words)
      }
      return .text(text)
    case .list: return .texts(try reader.required(name, .list(of: .text)))
    case .blocks:
      let start = blocks.count
      blocks += try reader.required(name, .blocks)
      return .blocks(start..<blocks.count)
    case .object, .other: break
    }
    return .text(value.description)
  }

  /// The text of an address, which is noted if it is not safe.
  mutating func address(_ value: RawValue, _ text: String, _ name: String) -> String {
    do throws(AddressError) {
      _ = try Address(text, relativeTo: base)
    } catch {
      remarks.append(.unsafeAddress(error, FieldValue(value, .member(name))))
    }
    return text
  }
}

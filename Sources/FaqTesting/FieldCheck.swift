import ContentParser
import FaqService

extension Report {
  /// Checks that the fields are members that items have, and say whether items need them.
  ///
  /// Fields of one type may depend on each other, so one example is enough that bears out a field.
  mutating func checkFields(
    of type: any RegistrableBlock.Type,
    _ examples: [String],
    among registry: BlockRegistry
  ) {
    let examples = examples + type.examples.filter { !examples.contains($0) }
    let checks = examples.compactMap(Item.init(parsing:))
      .map { BlockCheck(type: type, registry: registry, item: $0) }
      .filter { $0.read($0.item.json).isAccepted }
    guard let first = checks.first else { return }
    for field in type.fields {
      check(
        field.kind.standsForSomethingElse || checks.contains { $0.reads(field) },
        .describesFields,
        first.item.setting(field.name, to: "7041"),
        expected: "a block that reads `\(field.name)`, which is a field",
        found: "a block that ignores it, whatever its value"
      )
      if field.isRequired {
        for check in checks { checkRequired(field, check) }
      } else {
        checkOptional(field, checks, first)
      }
    }
  }

  private mutating func checkRequired(_ field: BlockField, _ block: BlockCheck) {
    let item = block.item.removing(field.name) ?? block.item
    check(
      !block.read(item.json).isAccepted,
      .describesFields,
      item.json,
      expected: "a fault, since `\(field.name)` is required",
      found: "a block without faults"
    )
  }

  private mutating func checkOptional(
    _ field: BlockField,
    _ blocks: [BlockCheck],
    _ first: BlockCheck
  ) {
    let json = (first.item.removing(field.name) ?? first.item).json
    check(
      blocks.contains { $0.canLackOptional(field) },
      .describesFields,
      json,
      expected: "a block without faults, since `\(field.name)` is optional",
      found: first.read(json).faults.first ?? "another block"
    )
  }

  /// Checks what a block type says for a JSON Schema: an object that completes its fields.
  mutating func checkSchema(of type: any RegistrableBlock.Type) {
    let schema = try? RawValue(parsing: type.schema).object
    check(
      schema != nil,
      .describesFields,
      type.schema,
      expected: "a JSON object",
      found: "something else"
    )
    let names = type.fields.map(\.name)
    for name in schema?["properties"]?.object?.map(\.name.text) ?? [] {
      check(
        names.contains(name),
        .describesFields,
        type.schema,
        expected: "properties that are fields",
        found: "`\(name)`"
      )
    }
  }
}

private extension BlockCheck {
  /// Whether a value of a member, of one kind or another, makes a difference.
  func reads(_ field: BlockField) -> Bool {
    let body = read(item.json).block?.body
    let values = ["null", "true", "7041", #""One""#, #"["One"]"#, #"{"a":"One"}"#]
    return values.contains { value in
      let reading = read(item.setting(field.name, to: value))
      return !reading.isAccepted || reading.block?.body != body
    }
  }

  /// Whether the item may lack a member, at least if another optional one is or is not there.
  func canLackOptional(_ field: BlockField) -> Bool {
    let others = type.fields.filter { !$0.isRequired && $0.name != field.name }
    let item = item.removing(field.name) ?? item
    let changed = others.compactMap { other in
      item.removing(other.name)?.json
        ?? other.kind.sample.map { item.setting(other.name, to: $0) }
    }
    let bare = others.reduce(item) { $0.removing($1.name) ?? $0 }
    return ([item.json, bare.json] + changed).contains { read($0).isAccepted }
  }
}

extension BlockField.Kind {
  /// Whether values are neither texts nor blocks, and need not be shown.
  var standsForSomethingElse: Bool {
    switch self {
    case .other, .list(of: .other): true
    default: false
    }
  }

  /// A value of the kind as JSON, or nil if only words describe the kind.
  var sample: String? {
    switch self {
    case .text: #""One""#
    case .address: #""https://example.com/""#
    case .int: "1"
    case .number: "1.5"
    case .bool: "true"
    case .date: #""2026-11-21T09:30:00Z""#
    case .day: #""2026-11-21""#
    case .choice(let words): words.first?.jsonLiteral
    case .list(let kind): kind.sample.map { "[\($0)]" }
    case .blocks: #"[{"type":"body","text":"One"}]"#
    case .other: nil
    }
  }
}

import ContentParser

extension Report {
  /// Checks that items may lack the fields that are optional.
  ///
  /// Fields of one type may depend on each other, so one example is enough that bears out a field.
  mutating func checkFields(
    of type: any ParsableBlock.Type,
    _ examples: [String],
    among registry: BlockRegistry
  ) {
    let examples = examples + type.examples.filter { !examples.contains($0) }
    let checks = examples.compactMap(RawItem.init(objectIn:))
      .map { BlockCheck(type: type, registry: registry, item: $0) }
      .filter { $0.read($0.item.json).isAccepted }
    guard let first = checks.first else { return }
    for field in type.fieldDescriptions where !field.isRequired {
      let json = (first.item.removing(field.name) ?? first.item).json
      check(checks.contains { $0.canLackOptional(field) }, .describesFields, json) {
        (
          expected: "a block without problems, since `\(field.name)` is optional",
          found: first.read(json).faults.first ?? "another block"
        )
      }
      // A field that no example has must be shown, too.
      guard let value = field.kind.example, !checks.contains(where: { $0.item[field.name] != nil })
      else { continue }
      for check in checks { check.checkShownText(of: field, &self, addedAs: value) }
    }
  }

  /// Checks what a block type says for a JSON Schema: an object that completes its fields.
  mutating func checkSchema(of type: any ParsableBlock.Type) {
    let schema = try? RawValue(parsing: type.schema).object
    check(schema != nil, .describesFields, type.schema) {
      (expected: "a JSON object", found: "something else")
    }
    let names = type.fieldDescriptions.map(\.name)
    for name in schema?["properties"]?.object?.map(\.name.text) ?? [] {
      check(names.contains(name), .describesFields, type.schema) {
        (expected: "properties that are fields", found: "`\(name)`")
      }
    }
  }
}

extension BlockCheck {
  /// Names that the members of many types have.
  private static let usualNames = [
    "title", "text", "body", "caption", "label", "name", "note", "summary", "description", "url",
    "link", "href", "address", "source", "image", "alt", "icon", "kind", "style", "date", "author",
  ]

  /// Checks that the body depends on no member that is not a field.
  func checkOtherMembers(_ block: any Block, _ report: inout Report) {
    let fields = type.fieldDescriptions.map(\.name)
    let names = item.ownMembers.map(\.name.text) + Self.usualNames
    for name in names where !fields.contains(name) {
      let json = item.removing(name)?.json ?? item.setting(name, to: #""Wordmark7041""#)
      let body = read(json).block?.body
      report.check(body == nil || body == block.body, .describesFields, json) {
        (expected: "`\(name)` among the fields, or not in the body", found: "another body")
      }
    }
  }
}

private extension BlockCheck {
  /// Whether the item may lack a member, at least if another optional one is or is not there.
  func canLackOptional(_ field: BlockField) -> Bool {
    let others = type.fieldDescriptions.filter { !$0.isRequired && $0.name != field.name }
    let item = item.removing(field.name) ?? item
    let changed = others.compactMap { other in
      item.removing(other.name)?.json
        ?? other.kind.example.map { item.setting(other.name, to: $0) }
    }
    let bare = others.reduce(item) { $0.removing($1.name) ?? $0 }
    return ([item.json, bare.json] + changed).contains { read($0).isAccepted }
  }
}

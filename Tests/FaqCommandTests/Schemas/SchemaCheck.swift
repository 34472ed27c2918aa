import FaqService

/// Checks one value against schemas.
struct SchemaCheck {
  /// The definitions that references name.
  let root: RawValue
  let value: RawValue
  var place = ""

  /// The location and the keyword of each fault: `/0/type: const`.
  func faults(against schema: RawValue) -> [String] {
    guard let object = schema.object else {
      return schema.description == "true" ? [] : ["\(place): false"]
    }
    return object.flatMap { member in
      SchemaKeyword(rawValue: member.name.text)
        .map { faults($0, member.value, in: object) } ?? ["\(place): \(member.name)"]
    }
  }

  private func faults(
    _ keyword: SchemaKeyword,
    _ operand: RawValue,
    in schema: RawObject
  ) -> [String] {
    func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(place): \(keyword.rawValue)"] }
    return switch keyword {
    case .dialect, .title, .description, .examples, .standard, .snippets, .patternMessage,
      .definitions, .olderDefinitions, .consequence, .alternative:
      []
    case .reference: operand.definition(in: root).map(faults(against:)) ?? unless(false)
    case .type: unless(operand.texts.contains(where: value.types.contains))
    case .constant: unless(value.equals(operand))
    case .enumeration: unless(operand.elements.contains(where: value.equals))
    case .minimum: unless(value.number.map { $0 >= operand.number ?? .nan } ?? true)
    case .maximum: unless(value.number.map { $0 <= operand.number ?? .nan } ?? true)
    case .maximumLength: unless(value.length.map { $0 <= operand.count } ?? true)
    case .pattern: unless(value.string.map { $0.text.matches(operand.texts[0]) } ?? true)
    case .minimumItems: unless(value.array == nil || value.elements.count >= operand.count)
    case .maximumItems: unless(value.elements.count <= operand.count)
    case .required:
      unless(value.object == nil || operand.texts.allSatisfy { value.members[$0] != nil })
    case .items:
      elementFaults { operand.array == nil ? operand : operand.elements.dropFirst($0).first }
    case .contains:
      unless(
        value.array == nil
          || value.elements.contains { faults(of: $0, at: "", against: operand).isEmpty }
      )
    case .properties: memberFaults { operand.members[$0] }
    case .otherProperties:
      memberFaults { schema["properties"]?.members[$0] == nil ? operand : nil }
    case .negation: unless(!faults(against: operand).isEmpty)
    case .all: operand.elements.flatMap(faults(against:))
    case .any: unless(operand.elements.contains { faults(against: $0).isEmpty })
    case .one: unless(operand.elements.filter { faults(against: $0).isEmpty }.count == 1)
    case .condition:
      schema[faults(against: operand).isEmpty ? "then" : "else"].map(faults(against:)) ?? []
    }
  }

  private func elementFaults(schema: (Int) -> RawValue?) -> [String] {
    value.elements.enumerated().flatMap { index, element in
      schema(index).map { faults(of: element, at: "\(index)", against: $0) } ?? []
    }
  }

  private func memberFaults(schema: (String) -> RawValue?) -> [String] {
    value.members.sorted { $0.key < $1.key }.flatMap { name, member in
      schema(name).map { faults(of: member, at: name, against: $0) } ?? []
    }
  }

  private func faults(of part: RawValue, at step: String, against schema: RawValue) -> [String] {
    Self(root: root, value: part, place: "\(place)/\(step)").faults(against: schema)
  }
}

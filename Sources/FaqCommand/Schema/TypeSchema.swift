import ContentParser
import FaqService

extension KnownType {
  /// What a schema says about items of the type: its fields, and what the type adds to them.
  var itemSchema: SchemaObject {
    let added = try? RawValue(parsing: schema).object
    let addedProperties = added?["properties"]?.object
    let required = fields.filter(\.isRequired).map(\.name.jsonString)
    var properties = SchemaObject()
    for field in fields {
      var property = field.schema(examples: values(of: field.name))
      if let more = addedProperties?[field.name]?.object { property.merge(SchemaObject(more)) }
      properties[field.name] = property.json
    }
    var item = SchemaObject(["description": outline.jsonString])
    if !required.isEmpty { item["required"] = required.jsonArray }
    if !properties.isEmpty { item["properties"] = properties.json }
    if let added {
      for member in added where member.name.text != "properties" {
        item[member.name.text] = member.value.description
      }
    }
    return item
  }

  /// What the items are, as a sentence.
  var outline: String { summary.isEmpty ? "\(name): \(origin)." : summary }

  /// What an editor offers where an item can be written: the first example.
  var snippet: SchemaObject? {
    guard let example = examples.first, (try? RawValue(parsing: example)) != nil else { return nil }
    return SchemaObject([
      "label": name.jsonString,
      "description": outline.jsonString,
      "body": example.replacing("$", with: #"\\$"#),
    ])
  }
}

private extension KnownType {
  /// The values that a member has in the examples, each once.
  func values(of name: String) -> [String] {
    var values: [String] = []
    for example in examples {
      guard let value = try? RawValue(parsing: example).object?[name]?.description,
        !values.contains(value)
      else { continue }
      values.append(value)
    }
    return values
  }
}

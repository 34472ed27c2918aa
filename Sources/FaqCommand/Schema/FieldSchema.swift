import ContentParser
import FaqService

extension BlockField {
  /// What a schema says about the values of a field, with values that it has in examples.
  func schema(examples: [String]) -> SchemaObject {
    var schema = SchemaObject()
    if !summary.isEmpty { schema["description"] = "\(summary).".jsonString }
    schema.merge(kind.schema)
    if !examples.isEmpty { schema["examples"] = examples.jsonArray }
    return schema
  }
}

private extension BlockField.Kind {
  /// What a schema says about values of a kind; nothing if the kind is known in words only.
  var schema: SchemaObject {
    switch self {
    case .text: SchemaObject(["type": "string".jsonString])
    case .address: SchemaObject(["$ref": "#/definitions/address".jsonString])
    case .int: SchemaObject(["type": "integer".jsonString])
    case .number: SchemaObject(["type": "number".jsonString])
    case .bool: SchemaObject(["type": "boolean".jsonString])
    case .date:
      SchemaObject([
        "type": "string".jsonString,
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}".jsonString,
      ])
    case .choice(let words): SchemaObject(["enum": words.map(\.jsonString).jsonArray])
    case .list(of: let kind):
      SchemaObject(["type": "array".jsonString, "items": kind.schema.json])
    case .blocks: SchemaObject(["$ref": "#/definitions/blocks".jsonString])
    case .other: SchemaObject()
    }
  }
}

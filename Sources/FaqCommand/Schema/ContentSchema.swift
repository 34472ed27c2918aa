import FaqService

/// The JSON Schema of content, made of the descriptions of block types.
///
/// It is of draft 07, which all editors know.
struct ContentSchema {
  private let types: [KnownType]

  /// A schema in which items of these types have their fields, and items of others may have any.
  init(of types: [KnownType]) { self.types = types }

  /// The schema as a file, in the layout of `fmt`.
  func file() throws -> [UInt8] {
    try ContentFormatting().formatted(Array(schema.json.utf8))
  }
}

private extension ContentSchema {
  var schema: SchemaObject {
    SchemaObject([
      "$schema": "http://json-schema.org/draft-07/schema#".jsonString,
      "title": "FAQ content".jsonString,
      "description": "What authors write and faq reads. For NDJSON it describes each line."
        .jsonString,
      "type": #"["array","object"]"#,
      "if": #"{"type":"array"}"#,
      "then": ##"{"$ref":"#/definitions/entries"}"##,
      "else": ##"{"$ref":"#/definitions/root"}"##,
      "definitions": """
      {\(Self.contentShapes),"item":\(item.json),\
      \(Self.valueShapes),\(Self.declarationShapes)}
      """,
    ])
  }

  /// An item: its `type`, and what follows from it.
  var item: SchemaObject {
    let names = types.map(\.name.jsonString)
    let rules = zip(names, types).map { name, type in
      Self.rule(#"{"const":\#(name)}"#, type.itemSchema.json)
    }
    let other = Self.rule(
      #"{"not":{"enum":\#(names.jsonArray)}}"#,
      ##"{"$ref":"#/definitions/other"}"##
    )
    return SchemaObject([
      "description": "A block of a type below, or of a type of your own.".jsonString,
      "type": "object".jsonString,
      "defaultSnippets": types.compactMap { $0.snippet?.json }.jsonArray,
      "required": #"["type"]"#,
      "properties": """
      {"type":\(type.json),"lang":{"$ref":"#/definitions/lang"},\
      "dir":{"$ref":"#/definitions/dir"}}
      """,
      "allOf": (rules + [other]).jsonArray,
    ])
  }

  /// The types that an editor offers.
  var type: SchemaObject {
    let known = types.map { type in
      SchemaObject(["const": type.name.jsonString, "description": type.outline.jsonString])
    }
    let other = SchemaObject([
      "type": "string".jsonString,
      "description": "A type of your own, which may have a fallback.".jsonString,
    ])
    return SchemaObject([
      "description": "What kind of block this is.".jsonString,
      "type": "string".jsonString,
      "anyOf": (known + [other]).map(\.json).jsonArray,
    ])
  }

  /// What holds for items whose type meets a condition.
  static func rule(_ condition: String, _ consequence: String) -> String {
    SchemaObject([
      "if": #"{"required":["type"],"properties":{"type":\#(condition)}}"#,
      "then": consequence,
    ]).json
  }
}

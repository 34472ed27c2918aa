import Bytes
import ContentParser
import Renderers

/// Prints the JSON Schema of content, for editors and validators.
struct SchemaCommand: Command {
  static let manual = CommandManual(
    name: "schema",
    summary: "print the JSON Schema of content, for editors",
    details: """
      An editor that knows the schema offers the types and their members, explains them, and marks \
      problems. The schema is made of the descriptions that the command types shows, and is of draft \
      07. Content that check calls malformed is invalid by it, as far as a schema can say so.
      """,
    examples: [
      .init(line: "schema > faq.schema.json", effect: "a file to name in the editor's settings"),
      .init(line: "schema --types types.json", effect: "with the block types that a file declares"),
    ]
  )

  static let ownOptions = shared([SharedOptions.types])

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    let session = try run.session(for: self)
    session.warnOfFaultyTypes()
    let types = KnownTypes(of: run.program).adding(session.typesFile)
    try session.output.write(try ContentSchema(types: types.all, names: run.program.names).file())
    return .done
  }
}

/// The JSON Schema of content, made of the descriptions of block types.
///
/// It is of draft 07, which all editors know.
struct ContentSchema {
  /// The types whose items have their fields; items of others may have any.
  let types: [KnownType]
  /// What the program calls its entries.
  var names = EntryNames.faqs

  /// The schema as a file, in the layout of `fmt`.
  func file() throws -> [UInt8] { try ContentFormatter.formatted(Array(schema.json.utf8)) }
}

private extension ContentSchema {
  var schema: SchemaObject {
    SchemaObject([
      "$schema": "http://json-schema.org/draft-07/schema#".jsonString,
      "title": names.inWording("FAQ content").jsonString,
      "description": "What authors write. For NDJSON it describes each line.".jsonString,
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

extension BlockField {
  /// What a schema says about the values of a field, with values that it has in examples.
  func schema(examples: [String]) -> SchemaObject {
    var schema = SchemaObject()
    if !summary.isEmpty { schema["description"] = "\(summary).".jsonString }
    schema.merge(kind.schema)
    if let more = SchemaObject(json: "{\(self.schema)}") { schema.merge(more) }
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
    case .date: Self.text(like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}")
    case .day: Self.text(like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .choice(let words): SchemaObject(["enum": words.map(\.jsonString).jsonArray])
    case .list(of: let kind): SchemaObject(["type": "array".jsonString, "items": kind.schema.json])
    case .blocks: SchemaObject(["$ref": "#/definitions/blocks".jsonString])
    case .object(let fields): Self.schema(of: fields, ["type": "object".jsonString])
    case .other(_, let fields?): Self.schema(of: fields)
    case .other: SchemaObject()
    }
  }

  /// What a schema says about texts that match a regular expression.
  static func text(like pattern: String) -> SchemaObject {
    SchemaObject(["type": "string".jsonString, "pattern": pattern.jsonString])
  }

  /// What a schema says about those values that are objects.
  static func schema(
    of fields: [BlockField],
    _ members: KeyValuePairs<String, String> = [:]
  ) -> SchemaObject {
    var schema = SchemaObject(members)
    schema["required"] = fields.required
    schema["properties"] = fields.properties { $0.schema(examples: []) }
    return schema
  }
}

private extension [BlockField] {
  /// The names of the fields that must be there, as an array in JSON.
  var required: String { filter(\.isRequired).map(\.name.jsonString).jsonArray }

  /// What a schema says about the value of each field, as an object in JSON.
  func properties(_ schema: (BlockField) -> SchemaObject) -> String {
    reduce(into: SchemaObject()) { $0[$1.name] = schema($1).json }.json
  }
}

extension KnownType {
  /// What a schema says about items of the type: its fields, and what the type adds to them.
  var itemSchema: SchemaObject {
    var item = SchemaObject(["description": outline.jsonString])
    if fields.contains(where: \.isRequired) { item["required"] = fields.required }
    if !fields.isEmpty {
      item["properties"] = fields.properties { $0.schema(examples: values(of: $0.name)) }
    }
    if let added = SchemaObject(json: description.schema) { item.merge(added) }
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

  /// The values that a member has in the examples, each once.
  private func values(of name: String) -> [String] {
    examples.compactMap { try? RawValue(parsing: $0).object?[name]?.description }
      .reduce(into: []) { values, value in if !values.contains(value) { values.append(value) } }
  }
}

/// An object of a JSON Schema: names, and values in JSON.
struct SchemaObject {
  private var members: [(name: String, value: String)] = []

  init(_ members: KeyValuePairs<String, String> = [:]) {
    for (name, value) in members { self[name] = value }
  }

  /// The value of a member; a new member follows the others.
  subscript(name: String) -> String? {
    get { members.first { $0.name == name }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let place = members.firstIndex(where: { $0.name == name }) {
        members[place].value = newValue
      } else {
        members.append((name, newValue))
      }
    }
  }

  /// Adds members, which complete objects with their names, and replace other values.
  mutating func merge(_ others: Self) {
    for (name, value) in others.members {
      if var mine = self[name].flatMap(Self.init(json:)), let more = Self(json: value) {
        mine.merge(more)
        self[name] = mine.json
      } else {
        self[name] = value
      }
    }
  }

  /// The members of a text; nil unless it is an object.
  init?(json: String) {
    guard let object = (try? RawValue(parsing: json))?.object else { return nil }
    for member in object { self[member.name.text] = member.value.description }
  }

  /// The object in JSON.
  var json: String {
    "{\(members.map { "\($0.name.jsonString):\($0.value)" }.joined(separator: ","))}"
  }
}

extension Sequence<String> {
  /// An array in JSON of values in JSON.
  var jsonArray: String { "[\(joined(separator: ","))]" }
}

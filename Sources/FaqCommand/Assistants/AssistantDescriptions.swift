import Renderers

extension AssistantServer {
  /// The tools, with what the content is about, so that an assistant knows when to ask.
  var tools: [AssistantTool] {
    let category = field("string", "only FAQs of this category")
    let (text, whole): (JSONValue, JSONValue) = (["type": "string"], ["type": "integer"])
    let faqs: AssistantTool.Fields = [
      "id": text, "number": whole, "title": text, "uri": text, "category?": text,
      "language?": text, "excerpt?": text, "confidence?": ["type": "number"],
    ]
    let list: JSONValue = ["type": "array", "items": AssistantTool.schema(of: faqs)]
    return [
      AssistantTool(
        name: "search_faqs",
        description: say("Finds the FAQs that answer a question best. \(subject)"),
        parameters: [
          "query": field("string", "the question, in the user's own words"),
          "limit?": field("integer", "how many to return: 1 to 20, or else 5"),
          "category?": category,
          "language?": field("string", "only FAQs in this language, such as de"),
        ],
        results: [
          "results": list, "matchCount": whole,
          "isConfident": field("boolean", "whether the first one is likely to answer it"),
        ],
        call: AssistantContent.search
      ),
      AssistantTool(
        name: "read_faq",
        description: say("Returns an FAQ as Markdown, by its id or number."),
        parameters: [
          "id": ["type": .array(["string", "integer"]), "description": "the id or the number"],
          "offset?": field("integer", "where to read on, as an answer says"),
        ],
        call: AssistantContent.read
      ),
      AssistantTool(
        name: "list_faqs",
        description: say("Lists the titles of the FAQs, \(Page.size) at a time."),
        parameters: [
          "category?": category, "cursor?": field("string", "the nextCursor of the page before"),
        ],
        results: ["faqs": list, "count": whole, "nextCursor?": text],
        call: AssistantContent.list
      ),
    ]
  }

  /// Where the FAQs are from, their categories, and some titles.
  private var subject: Message {
    guard let content else { return "They are those of \(title)." }
    let (categories, titles) = (content.categories, content.items.prefix(5).map(\.title))
    let some = categories.prefix(12).map { $0.shown(upTo: 60) }.joined(separator: ", ")
    let inCategories: Message = some.isEmpty ? "" : ", in categories such as \(some)"
    let such = titles.map { "“\($0.shown(upTo: 80))”" }.joined(separator: ", ")
    let about: Message = such.isEmpty ? "" : ": \(such)"
    let count = content.items.count
    return "It has \(Message.faqs(count)) of \(title)\(inCategories)\(about)"
  }

  private func field(_ type: String, _ description: Message) -> JSONValue {
    ["type": .string(type), "description": .string(say(description))]
  }
}

/// A tool that assistants can call.
struct AssistantTool {
  /// Fields of an object with their JSON Schemas; one whose name ends with ? may be missing.
  typealias Fields = KeyValuePairs<String, JSONValue>

  let name: String
  let description: String
  let parameters: Fields
  /// What the tool returns as data; nil for a tool that returns only text.
  var results: Fields?
  let call: (AssistantContent) -> (ToolArguments) throws(RPCError) -> ToolOutput

  /// The tool as a list has it.
  var json: JSONValue {
    [
      "name": .string(name),
      "description": .string(description),
      "inputSchema": Self.schema(of: parameters),
      "outputSchema": results.map(Self.schema),
      "annotations": [
        "readOnlyHint": .flag(true), "destructiveHint": .flag(false),
        "idempotentHint": .flag(true), "openWorldHint": .flag(false),
      ],
    ]
  }

  /// The JSON Schema of objects with certain fields.
  static func schema(of fields: Fields) -> JSONValue {
    let required = fields.map(\.key).filter { !$0.hasSuffix("?") }
    return [
      "type": "object",
      "properties": .object(fields.map { JSONMember(name(of: $0.key), $0.value) }),
      "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
    ]
  }

  /// The name of a field, whether or not it may be missing.
  static func name(of field: String) -> String { field.replacing("?", with: "") }
}

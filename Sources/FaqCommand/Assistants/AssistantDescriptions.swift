import Renderers

extension AssistantServer {
  /// The tools, with what the content is about, so that an assistant knows when to ask.
  var toolDescriptions: [JSONValue] {
    let category = Self.property("string", say("only FAQs of this category"))
    let fact = Self.property("string")
    let faq = [
      JSONMember("id", fact), JSONMember("number", Self.property("integer")),
      JSONMember("title", fact), JSONMember("category", fact), JSONMember("language", fact),
      JSONMember("uri", fact),
    ]
    let required = ["id", "number", "title", "uri"]
    let number = Self.property("number")
    let hit = faq + [JSONMember("excerpt", fact), JSONMember("confidence", number)]
    return [
      tool(
        "search_faqs",
        "Finds the FAQs that answer a question best. \(subject)",
        [
          JSONMember("query", Self.property("string", "the question, in the user's own words")),
          JSONMember("limit", Self.property("integer", "how many to return: 1 to 20, or else 5")),
          JSONMember("category", category),
          JSONMember("language", Self.property("string", say("only FAQs in this language: de"))),
        ],
        required: ["query"],
        returns: [
          JSONMember("results", Self.list(of: Self.object(hit, required + ["confidence"]))),
          JSONMember("matchCount", Self.property("integer")),
          JSONMember("isConfident", Self.property("boolean", "whether the first one fits")),
        ],
        always: ["results", "matchCount", "isConfident"]
      ),
      tool(
        "read_faq",
        "Returns an FAQ as Markdown, by its id or number.",
        [
          JSONMember(
            "id",
            ["type": .array(["string", "integer"]), "description": "id or number"]
          ),
          JSONMember("offset", Self.property("integer", "where to read on, as an answer says")),
        ],
        required: ["id"]
      ),
      tool(
        "list_faqs",
        "Lists the titles of the FAQs, \(AssistantTools.pageSize) at a time.",
        [
          JSONMember("category", category),
          JSONMember("cursor", Self.property("string", "the nextCursor of the page before")),
        ],
        returns: [
          JSONMember("faqs", Self.list(of: Self.object(faq, required))),
          JSONMember("count", Self.property("integer")), JSONMember("nextCursor", fact),
        ],
        always: ["faqs", "count"]
      ),
    ]
  }

  /// `They are 12 FAQs of faqs.json, in the categories Billing and Account, such as “How …?”.`
  private var subject: Message {
    guard let content else { return "They are those of \(source.name)." }
    var message: Message =
      "The \(content.items.count) FAQs are from \(source.name.shown(upTo: 200))"
    let categories = content.categories.prefix(12).map { $0.shown(upTo: 60) }
    if !categories.isEmpty {
      let more = content.categories.count > categories.count ? " and others" : ""
      message = message + ", in the categories \(categories.joined(separator: ", "))\(more)"
    }
    let titles = content.items.prefix(5).map { "“\($0.title.shown(upTo: 80))”" }
    return titles.isEmpty ? message + "." : message + ", such as \(titles.joined(separator: ", "))."
  }

  private func tool(
    _ name: String,
    _ description: Message,
    _ parameters: [JSONMember],
    required: [String] = [],
    returns results: [JSONMember]? = nil,
    always: [String] = []
  ) -> JSONValue {
    [
      "name": .string(name),
      "description": .string(say(description)),
      "inputSchema": Self.object(parameters, required, isClosed: true),
      "outputSchema": results.map { Self.object($0, always) },
      "annotations": [
        "readOnlyHint": .flag(true), "destructiveHint": .flag(false),
        "idempotentHint": .flag(true), "openWorldHint": .flag(false),
      ],
    ]
  }

  private static func property(_ type: String, _ description: String? = nil) -> JSONValue {
    ["type": .string(type), "description": description.map { .string($0) }]
  }

  private static func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  private static func object(
    _ properties: [JSONMember],
    _ required: [String],
    isClosed: Bool = false
  ) -> JSONValue {
    [
      "type": "object",
      "properties": .object(properties),
      "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
      "additionalProperties": isClosed ? .flag(false) : nil,
    ]
  }
}

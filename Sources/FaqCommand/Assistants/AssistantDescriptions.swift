import Renderers

extension AssistantServer {
  /// The tools, with what the content is about, so that an assistant knows when to ask.
  var toolDescriptions: [JSONValue] {
    let category = field("string", "only FAQs of this category")
    let (text, whole): (JSONValue, JSONValue) = (["type": "string"], ["type": "integer"])
    let faqs: JSONValue = [
      "type": "array",
      "items": Self.object(
        [
          "id": text, "number": whole, "title": text, "uri": text, "category": text,
          "language": text, "excerpt": text, "confidence": ["type": "number"],
        ],
        needs: ["id", "number", "title", "uri"]
      ),
    ]
    return [
      tool(
        "search_faqs",
        "Finds the FAQs that answer a question best. \(subject)",
        takes: Self.object(
          [
            "query": field("string", "the question, in the user's own words"),
            "limit": field("integer", "how many to return: 1 to 20, or else 5"),
            "category": category,
            "language": field("string", "only FAQs in this language, such as de"),
          ],
          needs: ["query"]
        ),
        returns: Self.object(
          [
            "results": faqs, "matchCount": whole,
            "isConfident": field("boolean", "whether the first one is likely to answer it"),
          ],
          needs: ["results", "matchCount", "isConfident"]
        )
      ),
      tool(
        "read_faq",
        "Returns an FAQ as Markdown, by its id or number.",
        takes: Self.object(
          [
            "id": ["type": .array(["string", "integer"]), "description": "the id or the number"],
            "offset": field("integer", "where to read on, as an answer says"),
          ],
          needs: ["id"]
        )
      ),
      tool(
        "list_faqs",
        "Lists the titles of the FAQs, \(Page.size) at a time.",
        takes: Self.object(
          ["category": category, "cursor": field("string", "the nextCursor of the page before")]
        ),
        returns: Self.object(
          ["faqs": faqs, "count": whole, "nextCursor": text],
          needs: ["faqs", "count"]
        )
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
    let faqs: Message = count == 1 ? "1 FAQ" : "\(count) FAQs"
    return "It has \(faqs) of \(title)\(inCategories)\(about)"
  }

  private func tool(
    _ name: String,
    _ description: Message,
    takes input: JSONValue,
    returns output: JSONValue? = nil
  ) -> JSONValue {
    [
      "name": .string(name),
      "description": .string(say(description)),
      "inputSchema": input,
      "outputSchema": output,
      "annotations": [
        "readOnlyHint": .flag(true), "destructiveHint": .flag(false),
        "idempotentHint": .flag(true), "openWorldHint": .flag(false),
      ],
    ]
  }

  private func field(_ type: String, _ description: Message) -> JSONValue {
    ["type": .string(type), "description": .string(say(description))]
  }

  private static func object(_ properties: JSONValue, needs names: [String] = []) -> JSONValue {
    [
      "type": "object",
      "properties": properties,
      "required": names.isEmpty ? nil : .array(names.map { .string($0) }),
    ]
  }
}

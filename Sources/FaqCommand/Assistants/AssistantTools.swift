import Bytes
import ContentParser
import FaqBrowser
import FaqSearch
import Renderers

/// What a tool returns: a text, and for most tools the same as data.
typealias ToolOutput = (text: String, data: JSONValue?)

extension AssistantContent {
  private static let maximumHits = 20
  private static let excerptLength = 500

  func search(_ arguments: ToolArguments) throws(RPCError) -> ToolOutput {
    guard let query = try arguments.text("query"), !query.isBlank else {
      throw RPCError("search_faqs needs a text \"query\"")
    }
    let limit = try arguments.number("limit", in: 1...Self.maximumHits) ?? 5
    let isInCategory = try condition(on: arguments)
    var wanted: LanguageTag?
    if let text = try arguments.text("language") {
      wanted = LanguageTag(text)
      guard wanted != nil else { throw RPCError("“\(text)” is not a language such as de") }
    }
    let corrected = terms.corrected(Question(query))
    let results = terms.search(corrected, limit: limit) { [wanted] place, question in
      let item = items[place]
      return isInCategory(item) && item.language.flatMap { wanted?.includes($0) } ?? true
        && question.admits(item.entry.document)
    }
    let hits = results.hits.map { hit in
      let item = items[hit.place]
      let sentence = results.question.excerpts(of: item.entry.document).first?.text
      return (item, sentence?.shown(upTo: Self.excerptLength), hit.confidence)
    }
    let doubt: Message? =
      hits.isEmpty
      ? "Nothing matches “\(query.shown(upTo: 100))”."
      : results.isConfident ? nil : "None of these is sure to answer the question."
    let nodes = hits.map { item, excerpt, _ in
      row(of: item, [excerpt].compactMap(\.self).flatMap { [.lineBreak, .text($0)] })
    }
    let names = source.session.environment.names
    let note = doubt.map { Node.paragraph([.text($0.text(calling: names))]) }
    return (
      MarkdownRenderer().render([note].compactMap(\.self) + nodes),
      [
        "results": .array(hits.map { data(of: $0, $1, $2) }),
        "matchCount": .number(results.matchCount),
        "isConfident": .flag(results.isConfident),
      ]
    )
  }

  func read(_ arguments: ToolArguments) throws(RPCError) -> ToolOutput {
    guard let key = try arguments.text("id", orNumber: true) else {
      throw RPCError("read_faq needs an \"id\" or a number")
    }
    guard let item = item(key) else {
      throw RPCError("there is no FAQ “\(key.shown(upTo: 100))”; search_faqs finds one")
    }
    let offset = try arguments.number("offset", in: 0...Int.max) ?? 0
    guard let portion = portion(of: item, from: offset) else {
      throw RPCError("the FAQ ends before \(offset)")
    }
    let rest = portion.next.map { "\n(It goes on: read_faq with \"offset\": \($0).)\n" }
    return (portion.text + (rest ?? ""), nil)
  }

  func list(_ arguments: ToolArguments) throws(RPCError) -> ToolOutput {
    let items = items.filter(try condition(on: arguments))
    let cursor = try arguments.text("cursor")
    guard let page = Page(of: items, at: cursor) else {
      throw RPCError("list_faqs has returned no such \"cursor\"")
    }
    let rest = page.next.map { "\n(There are more: list_faqs with \"cursor\": \"\($0)\".)\n" }
    return (
      MarkdownRenderer().render(page.items.map { row(of: $0) }) + (rest ?? ""),
      [
        "faqs": .array(page.items.map { data(of: $0) }),
        "count": .number(items.count),
        "nextCursor": page.next.map { .string($0) },
      ]
    )
  }

  /// Whether an FAQ is in the category that a call names, whatever its case and accents.
  private func condition(on arguments: ToolArguments) throws(RPCError) -> (Item) -> Bool {
    guard let name = try arguments.text("category") else { return { _ in true } }
    let folding = Folding.shared
    let folded = folding.folded(name)
    let matching = categories.filter { folding.folded($0) == folded }
    guard !matching.isEmpty else {
      let names = categories.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
      let hint: Message = names.isEmpty ? "no FAQ names one" : "some are \(names)"
      throw RPCError("there is no category “\(name.shown(upTo: 100))”; \(hint)")
    }
    return { item in item.category.map(matching.contains) ?? false }
  }

  private func data(
    of item: Item,
    _ excerpt: String? = nil,
    _ confidence: Double? = nil
  ) -> JSONValue {
    [
      "id": .string(item.key.sanitised),
      "number": .number(item.number),
      "title": .string(item.title),
      "category": item.category.map { .string($0) },
      "language": item.language.map { .string($0.text) },
      "uri": .string(item.address),
      "excerpt": excerpt.map { .string($0) },
      "confidence": confidence.map { .decimal($0) },
    ]
  }

  /// `2. **Title** · Category · id: refunds`.
  private func row(of item: Item, _ more: [Inline] = []) -> Node {
    var inlines: [Inline] = [.strong([.text(item.title)])]
    if let category = item.category { inlines.append(.text(" · \(category)")) }
    if item.key != "\(item.number)" { inlines.append(.text(" · id: \(item.key)")) }
    return .list(.numbers(from: item.number), [[.paragraph(inlines + more)]])
  }
}

/// A page of a list.
struct Page {
  /// How many FAQs it has.
  static let size = 100

  let items: ArraySlice<AssistantContent.Item>
  /// Where the next page begins; nil on the last.
  let next: String?

  /// Nil if no page can begin at a cursor.
  init?(of items: [AssistantContent.Item], at cursor: String?) {
    guard let start = cursor.map({ Int($0) }) ?? 0, start == 0 || items.indices.contains(start)
    else { return nil }
    self.items = items[start...].prefix(Self.size)
    next = self.items.endIndex < items.count ? "\(self.items.endIndex)" : nil
  }
}

/// The arguments of a call; `null` counts as missing.
struct ToolArguments {
  private let values: RawObject?

  /// Throws for an argument that the tool does not have.
  init(_ values: RawObject?, of tool: AssistantTool) throws(RPCError) {
    let names = tool.parameters.map { AssistantTool.name(of: $0.key) }
    for member in values.map(Array.init) ?? [] where !names.contains(member.name.text) {
      let known = names.joined(separator: ", ")
      throw RPCError("there is no argument “\(member.name.text.shown(upTo: 100))”, but \(known)")
    }
    self.values = values
  }

  func text(_ name: String, orNumber: Bool = false) throws(RPCError) -> String? {
    switch values?[name]?.content {
    case nil, .null: return nil
    case .string(let text): return text.text
    case .number(let number) where orNumber: return number.spelling
    default: throw RPCError("\"\(name)\" must be a text")
    }
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(RPCError) -> Int? {
    switch values?[name]?.content {
    case nil, .null: return nil
    case .number(let number):
      if let number = Int(number.spelling), range.contains(number) { return number }
    default: break
    }
    let end = range.upperBound == .max ? "" : " and at most \(range.upperBound)"
    throw RPCError("\"\(name)\" must be a whole number of at least \(range.lowerBound)\(end)")
  }
}

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

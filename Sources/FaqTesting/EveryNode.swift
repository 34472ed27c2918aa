import ContentParser

/// Nodes of one kind, with a text in every place for texts.
struct EveryNode {
  let name: String
  let nodes: [Node]

  init(_ name: String, _ nodes: [Node]) {
    self.name = name
    self.nodes = nodes
  }

  /// Nodes of every kind with a text, and a word before each text that says its place.
  static func all(with text: String) -> [Self] {
    guard let address = try? Address("https://example.com/") else { return [] }
    return leaves(text, address) + containers(text) + inlines(text, address) + nested(text)
  }

  /// Nodes without any text.
  static let empty = [
    Self("no nodes", []),
    Self(
      "empty nodes",
      [
        .heading(level: 1, []), .paragraph([]), .list(.bullets, []),
        .list(.numbers(from: 1), [[]]), .code("", language: nil), .quote([]), .notice("", []),
        .details([], []), .facts([]), .table(Node.Table(header: [], rows: [])), .group([]),
        .blocks([]),
      ]
    ),
  ]

  /// A document of the nodes alone.
  var document: Document { Document(blocks: [NodeBlock(body: nodes)]) }
}

private extension EveryNode {
  static func line(_ word: String, _ text: String) -> [Inline] { [.text("\(word) \(text)")] }

  static func leaves(_ text: String, _ address: Address) -> [Self] {
    let end = Node.paragraph(line("end", text))
    let image = Node.Image(
      address,
      description: "description \(text)",
      caption: line("caption", text)
    )
    let drawing = Node.Image(Drawing(svg: "<svg></svg>"), description: "drawing \(text)")
    return [
      Self("heading", (0...7).map { .heading(level: $0, line("heading", text)) }),
      Self("paragraph", [.paragraph(line("paragraph", text)), end]),
      Self("action", [.action(line("label", text), address), end]),
      Self("image", [.image(image), end]),
      Self("drawing", [.image(drawing), end]),
      Self("code", [.code("code \(text)", language: "language \(text)"), end]),
      Self("code of any language", [.code("code \(text)", language: nil), end]),
      Self("divider", [end, .divider, end]),
    ]
  }

  static func containers(_ text: String) -> [Self] {
    let inner = Node.paragraph(line("inner", text))
    let items = ["first", "second", "third"].map { [Node.paragraph(line($0, text))] }
    let numbers = Node.list(.numbers(from: -1), items + [[inner, inner]])
    let facts = [
      Node.Fact(line("name", text), line("value", text)), Node.Fact(line("other", text), []),
    ]
    let table = Node.Table(
      caption: line("caption", text),
      header: [line("header", text), line("column", text)],
      rows: [[line("cell", text), line("next", text)], [], [line("short", text)]],
      alignments: [.start, .end]
    )
    return [
      Self("list", [.list(.bullets, items + [[], [numbers]])]),
      Self("quote", [.quote([inner, .quote([inner])])]),
      Self("notice", Node.NoticeKind.allCases.map { .notice($0, "title \(text)", [inner]) }),
      Self("details", [.details(line("summary", text), [inner])]),
      Self("facts", [.facts(facts)]),
      Self("table", [.table(table)]),
      Self("group", [.group([inner, inner])]),
      Self("blocks", [.blocks([BodyBlock("body \(text)"), TitleBlock("title \(text)")])]),
    ]
  }

  static func inlines(_ text: String, _ address: Address) -> [Self] {
    let inner = line("inner", text)
    let all: [(String, Inline)] = [
      ("text", .text("inner \(text)")), ("emphasis", .emphasis(inner)),
      ("strong", .strong(inner)), ("strikethrough", .strikethrough(inner)),
      ("mark", .mark(inner)), ("code", .code("inner \(text)")), ("link", .link(inner, address)),
      ("reference", .reference(inner, faq: 1)),
      ("image", .image(address, description: "inner \(text)")),
      ("emphasis in strong in link", .link([.strong([.emphasis(inner)])], address)),
    ]
    return all.map { name, inline in
      Self(
        "inline \(name)",
        [.paragraph(["before ", inline, .lineBreak, "after"]), .heading(level: 2, [inline])]
      )
    }
  }

  /// Nodes within each other, deeper than in any sensible content.
  static func nested(_ text: String) -> [Self] {
    let innermost: [Node] = [.paragraph(line("innermost", text))]
    let containers: [(String, ([Node]) -> Node)] = [
      ("list", { .list(.bullets, [$0]) }), ("quote", Node.quote),
      ("notice", { .notice("title", $0) }), ("details", { .details(["summary"], $0) }),
      ("group", Node.group),
    ]
    return containers.map { name, wrap in
      let nodes = (0..<30).reduce(innermost) { nodes, _ in [wrap(nodes)] }
      return Self("\(name) 30 levels deep", nodes)
    }
  }
}

/// A block that was not read from content.
private struct NodeBlock: Block {
  let type: BlockType = "faq-testing-nodes"
  let raw = RawItem(type: "faq-testing-nodes")
  let body: [Node]
}

/// What is in nodes, at any depth.
struct NodeReading {
  /// The texts for readers outside tables, in their order.
  private(set) var texts: [String] = []
  /// The texts in tables, which each format orders in its own way.
  private(set) var cells: [String] = []
  /// The first cells of the rows of each table.
  private(set) var firstCells: [[String]] = []
  /// Addresses and languages of code.
  private(set) var details: [String] = []
  /// The descriptions of pictures.
  private(set) var descriptions: [String] = []
  /// The texts in which line ends count.
  private(set) var codes: [String] = []
  /// The blocks in lists of blocks.
  private(set) var blocks: [any Block] = []
  /// All texts in the order of the nodes, with line breaks, and a line end after each node.
  private(set) var lines = ""

  init(_ nodes: [Node]) { read(nodes) }

  private init(_ inlines: [Inline]) { read(inlines) }

  /// The texts for readers.
  var allTexts: [String] { texts + cells }
}

private extension NodeReading {
  mutating func read(_ nodes: [Node]) { for node in nodes { read(node) } }

  mutating func read(_ node: Node) {
    switch node {
    case .heading, .paragraph, .list, .quote, .details, .facts, .divider, .group:
      node.forEachList({ read($0) }, { read($0) })
    case .action(let label, let address):
      read(label)
      details.append(address.text)
    case .image(let image):
      read(image.description, at: image.address)
      read(image.caption)
    case .code(let text, let language):
      codes.append(text)
      add(text)
      if let language { details.append(language) }
    case .notice(_, let title, let nodes):
      add(title)
      read(nodes)
    case .table(let table): read(table)
    case .blocks(let list):
      blocks += Array(list)
      for block in list { read(block.body) }
    }
    lines += "\n"
  }

  mutating func add(_ text: String) {
    texts.append(text)
    lines += text
  }

  mutating func read(_ table: Node.Table) {
    let outside = texts
    texts = []
    for cell in [[table.caption], table.header, Array(table.rows.joined())].joined() {
      read(cell)
      lines += "\n"
    }
    cells += texts
    texts = outside
    firstCells.append(table.rows.compactMap { row in row.first.map { NodeReading($0).lines } })
  }

  mutating func read(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text), .code(let text): add(text)
      case .lineBreak: lines += "\n"
      case .emphasis, .strong, .strikethrough, .mark, .reference: read(inline.inner)
      case .link(let inner, let address):
        read(inner)
        details.append(address.text)
      case .image(let address, let description): read(description, at: address)
      }
    }
  }

  mutating func read(_ description: String, at address: Address?) {
    add(description)
    descriptions.append(description)
    if let address { details.append(address.text) }
  }
}

/// Entries with items of every kind, valid and not.
enum EveryEntry {
  /// A word that is in each item that is not a block, and nowhere else.
  static let unknownWord = "Wordmark7041"

  /// Entries without a fault.
  static let valid = [
    #"{"elements":[]}"#, "[]",
    #"{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"One.\nTwo.\n\nThree."}]}"#,
    #"{"category":"Billing","elements":[{"type":"title","text":"How?"}]}"#,
    #"{"category":"Billing","lang":"ar","dir":"rtl","elements":[{"type":"body","text":"None"}]}"#,
    #"[{"type":"title","text":""},{"type":"body","text":" \n "}]"#,
    #"[{"type":"button","text":"Go","action":"tel:123"}]"#,
    #"[{"type":"button","text":"","action":"tel:1"}]"#,
    #"[{"type":"button","text":"Run","action":"javascript:hostile()"}]"#,
    #"[{"type":"body","format":"markdown","text":"One\n---\n\n- **two**\n\n|three|\n|-|"}]"#,
    #"[{"type":"body","lang":"fr","n":1.50,"n":1E2,"text":"\ud800 one"}]"#,
    #"[{"type":"unheardof","fallback":[{"type":"title","text":"Two"},"drop"]}]"#,
    #"[{"type":"unheardof","fallback":"drop"}]"#,
  ]

  /// Entries with an item that is not a block.
  static let unknown = [
    #"{"type":"unheardof","caption":"◆","deep":[{"n":1,"more":["◆"]}]}"#,
    #"{"type":"body","txt":"◆"}"#, #"{"text":"◆"}"#, #"{"type":["body"],"text":"◆"}"#, #""◆""#,
    #"["◆",["◆"]]"#,
    #"{"type":"unheardof","fallback":{"type":"unheardof","text":"◆"}}"#,
    #"{"type":"unheardof","fallback":7,"text":"◆"}"#,
  ]
  .map { item in
    #"{"elements":[{"type":"title","text":"What?"},\#(item),{"type":"body","text":"End"}]}"#
      .replacing("◆", with: unknownWord)
  }

  /// A line that is not JSON, after one that is.
  static let unreadable = "{\"elements\":[]}\n{\"elements\": \(unknownWord)\u{1B}[m\n"
}

import ContentParser
import FaqService

/// Nodes of one kind, with a text in every place for texts.
struct EveryNode {
  let name: String
  let nodes: [Node]

  init(_ name: String, _ nodes: [Node]) {
    self.name = name
    self.nodes = nodes
  }

  /// Nodes of every kind with a text, in front of which each place has a word of its own.
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
    return [
      Self("heading", (0...7).map { .heading(level: $0, line("heading", text)) }),
      Self("paragraph", [.paragraph(line("paragraph", text)), end]),
      Self("action", [.action(line("label", text), address), end]),
      Self("image", [.image(image), end]),
      Self("code", [.code("code \(text)", language: "language \(text)"), end]),
      Self("code of any language", [.code("code \(text)", language: nil), end]),
      Self("divider", [end, .divider, end]),
    ]
  }

  static func containers(_ text: String) -> [Self] {
    let inner = Node.paragraph(line("inner", text))
    let numbers = Node.list(.numbers(from: -1), [[inner, inner]])
    let facts = [
      Node.Fact(line("name", text), line("value", text)), Node.Fact(line("other", text), []),
    ]
    let table = Node.Table(
      caption: line("caption", text),
      header: [line("header", text), line("column", text)],
      rows: [[line("cell", text), line("second", text)], [], [line("short", text)]],
      alignments: [.start, .end]
    )
    return [
      Self("list", [.list(.bullets, [[inner], [], [numbers]])]),
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

import ContentParser

/// What is in nodes, at any depth.
struct NodeReading {
  /// The texts for readers outside tables, in their order.
  private(set) var texts: [String] = []
  /// The texts in tables, which each format writes in an order of its own.
  private(set) var cells: [String] = []
  /// Addresses and languages of code.
  private(set) var details: [String] = []
  /// The descriptions of pictures.
  private(set) var descriptions: [String] = []
  /// The blocks in lists of blocks.
  private(set) var blocks: [any Block] = []

  init(_ nodes: [Node]) { read(nodes) }

  /// The texts for readers.
  var allTexts: [String] { texts + cells }
}

private extension NodeReading {
  mutating func read(_ nodes: [Node]) {
    for node in nodes { read(node) }
  }

  mutating func read(_ node: Node) {
    switch node {
    case .heading(_, let inlines), .paragraph(let inlines): read(inlines)
    case .list(_, let items): for item in items { read(item) }
    case .action(let label, let address):
      read(label)
      details.append(address.text)
    case .image(let image):
      read(image.address, image.description)
      read(image.caption)
    case .code(let text, let language):
      texts.append(text)
      if let language { details.append(language) }
    case .quote(let nodes), .group(let nodes): read(nodes)
    case .notice(_, let title, let nodes):
      texts.append(title)
      read(nodes)
    case .details(let summary, let nodes):
      read(summary)
      read(nodes)
    case .facts(let facts):
      for fact in facts {
        read(fact.name)
        read(fact.value)
      }
    case .table(let table): read(table)
    case .divider: break
    case .blocks(let list):
      blocks += Array(list)
      for block in list { read(block.body) }
    }
  }

  mutating func read(_ table: Node.Table) {
    let outside = texts
    texts = []
    for cell in [[table.caption], table.header, Array(table.rows.joined())].joined() { read(cell) }
    cells += texts
    texts = outside
  }

  mutating func read(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text), .code(let text): texts.append(text)
      case .lineBreak: break
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .reference(let inner, _):
        read(inner)
      case .link(let inner, let address):
        read(inner)
        details.append(address.text)
      case .image(let address, let description): read(address, description)
      }
    }
  }

  mutating func read(_ address: Address, _ description: String) {
    texts.append(description)
    descriptions.append(description)
    details.append(address.text)
  }
}

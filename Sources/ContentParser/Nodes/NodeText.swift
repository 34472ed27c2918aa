import Bytes

/// The text of nodes, line by line, without the titles of the program's own notices.
package enum NodeText {
  /// The lines of nodes; an address stands on a line of its own.
  package static func lines(of nodes: [Node]) -> [String] { nodes.flatMap(lines(of:)) }

  private static func lines(of node: Node) -> [String] {
    switch node {
    case .heading(_, let inlines), .paragraph(let inlines): lines(of: inlines)
    case .list(_, let items): items.flatMap { lines(of: $0) }
    case .action(let label, let address): lines(of: label) + [address.text]
    case .image(let image): [image.description, image.address.text] + lines(of: image.caption)
    case .code(let text, _):
      text.lines.filter { !$0.isBlank }
    case .quote(let nodes), .group(let nodes): lines(of: nodes)
    case .notice(_, let title, let nodes): [title] + lines(of: nodes)
    case .details(let summary, let nodes): lines(of: summary) + lines(of: nodes)
    case .table(let table):
      lines(of: table.caption) + ([table.header] + table.rows).joined().flatMap { lines(of: $0) }
    case .divider: []
    case .blocks(let blocks): blocks.flatMap { lines(of: $0) }
    case .facts(let facts): facts.flatMap { lines(of: $0.name + [.text(": ")] + $0.value) }
    }
  }

  private static func lines(of block: any Block) -> [String] {
    lines(of: block.programNotice?.content ?? block.body)
  }

  private static func lines(of inlines: [Inline]) -> [String] {
    inlines.split(separator: .lineBreak).map { $0.map(text(of:)).joined() }
  }

  private static func text(of inline: Inline) -> String {
    switch inline {
    case .text(let text), .code(let text), .image(_, let text): text
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .link(let inner, _), .reference(let inner, _):
      inner.map(text(of:)).joined()
    }
  }
}

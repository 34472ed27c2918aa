import ContentParser

extension [Node] {
  /// The same nodes with the bodies of blocks in place of the blocks, at every depth.
  var lowered: Self {
    flatMap { node -> Self in
      switch node {
      case .blocks(let blocks): blocks.body.lowered
      case .list(let style, let items): [.list(style, items.map(\.lowered))]
      case .quote(let nodes): [.quote(nodes.lowered)]
      case .notice(let kind, let title, let nodes): [.notice(kind, title, nodes.lowered)]
      case .details(let summary, let nodes, _): [.details(summary, nodes.lowered)]
      case .group(let nodes): [.group(nodes.lowered)]
      case .heading, .paragraph, .action, .image, .code, .facts, .table, .divider: [node]
      }
    }
  }
}

extension Document {
  /// The document as nodes without blocks in them.
  var lowered: [Node] { body.lowered }
}

extension Block {
  /// The block as nodes without blocks in them.
  var lowered: [Node] { body.lowered }
}

extension Node {
  /// Facts of plain text.
  static func facts(_ facts: KeyValuePairs<String, String>) -> Self {
    .facts(facts.map { Fact([.text($0)], [.text($1)]) })
  }

  /// A paragraph that is a link labelled with its address.
  static func link(_ text: String) throws -> Self {
    .paragraph([.link([.text(text)], try Address(text))])
  }
}

import ContentParser

extension [Node] {
  /// The same nodes with the bodies of blocks in place of the blocks, at every depth.
  var lowered: Self {
    flatMap { node -> Self in
      switch node {
      case .blocks(let blocks): blocks.body.lowered
      case .list(let style, let items): [.list(style, items.map(\.lowered))]
      case .quote(let nodes): [.quote(nodes.lowered)]
      case .notice(let title, let nodes): [.notice(title, nodes.lowered)]
      case .group(let nodes): [.group(nodes.lowered)]
      case .heading, .paragraph, .action, .image, .code, .facts: [node]
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
  /// A single fact of plain text.
  static func facts(_ name: String, _ value: String) -> Self {
    .facts([Fact([.text(name)], [.text(value)])])
  }
}

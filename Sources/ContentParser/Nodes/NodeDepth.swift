/// Nodes that are within each other deeper than formats can write, as only code can make them.
extension [Node] {
  /// How deep nodes may be within each other: as deep as the JSON of content.
  static var maximumDepth: Int { 512 }

  /// Puts a notice in place of each node that is too deep.
  package mutating func replaceDeepNodes() {
    for index in indices where self[index].isDeeper(than: Self.maximumDepth) {
      var rest = [self[index]]
      let reason = "nodes are nested deeper than \(Self.maximumDepth) levels"
      let notice = ProgramNotice(Labels.standard.text(.tooDeep, in: nil), because: reason)
      self[index] = .blocks([notice])
      // Freed as a whole, they would overflow the stack just as if they were written.
      while let node = rest.popLast() { rest += node.inner }
    }
  }
}

extension Block {
  /// The body, with a notice in place of each node that is too deep.
  package var limitedBody: [Node] {
    var nodes = body
    nodes.replaceDeepNodes()
    return nodes
  }
}

private extension Node {
  /// Whether nodes are within it deeper than a number of levels.
  func isDeeper(than depth: Int) -> Bool {
    let inner = inner
    return !inner.isEmpty && (depth == 0 || inner.contains { $0.isDeeper(than: depth - 1) })
  }

  /// The nodes directly within the node, except for those of blocks.
  var inner: [Self] {
    switch self {
    case .list(_, let items): Array(items.joined())
    case .quote(let nodes), .notice(_, _, let nodes), .details(_, let nodes, _), .group(let nodes):
      nodes
    case .heading, .paragraph, .action, .image, .code, .facts, .table, .divider, .blocks: []
    }
  }
}

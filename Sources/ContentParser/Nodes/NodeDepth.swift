import FaqService

/// Nodes and inlines that are within each other deeper than formats can write, as only code can
/// make them.
extension [Node] {
  /// How deep they may be within each other: as deep as the JSON of content.
  static var maximumDepth: Int { 512 }

  /// Puts a notice in place of each node that is too deep.
  package mutating func replaceDeepNodes() { replaceDeepNodes(of: nil) }

  /// Puts a notice in the language of an entry in place of each node that is too deep.
  mutating func replaceDeepNodes(of reader: DocumentReader?) {
    for index in indices where self[index].isDeeper(than: Self.maximumDepth) {
      let reason = "nodes are nested deeper than \(Self.maximumDepth) levels"
      var nodes = [self[index]]
      var inlines: [Inline] = []
      let reader = reader ?? DocumentReader(ContentParser(), RawFaq(items: []))
      self[index] = .blocks([reader.notice(.tooDeep, reason)])
      // Freed as a whole, they would overflow the stack just as if they were written.
      while let node = nodes.popLast() { node.forEachList({ nodes += $0 }, { inlines += $0 }) }
      while let inline = inlines.popLast() { inlines += inline.inner }
    }
  }
}

private extension Node {
  /// Whether nodes or inlines are within it deeper than a number of levels.
  func isDeeper(than depth: Int) -> Bool {
    var isDeeper = false
    forEachList(
      { nodes in
        isDeeper =
          isDeeper || !nodes.isEmpty && depth == 0
          || nodes.contains { $0.isDeeper(than: depth - 1) }
      },
      { inlines in isDeeper = isDeeper || inlines.contains { $0.isDeeper(than: depth) } }
    )
    return isDeeper
  }
}

extension Node {
  /// Passes on the nodes and the inlines directly within the node, except for those of blocks.
  package func forEachList(_ passNodes: ([Self]) -> Void, _ passInlines: ([Inline]) -> Void) {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines), .action(let inlines, _):
      passInlines(inlines)
    case .image(let image): passInlines(image.caption)
    case .list(_, let items): items.forEach(passNodes)
    case .quote(let nodes), .notice(_, _, let nodes), .group(let nodes): passNodes(nodes)
    case .details(let summary, let nodes, _):
      passInlines(summary)
      passNodes(nodes)
    case .facts(let facts):
      for fact in facts {
        passInlines(fact.name)
        passInlines(fact.value)
      }
    case .table(let table):
      passInlines(table.caption)
      table.header.forEach(passInlines)
      table.rows.joined().forEach(passInlines)
    case .code, .divider, .blocks: break
    }
  }
}

private extension Inline {
  func isDeeper(than depth: Int) -> Bool {
    let inner = inner
    return !inner.isEmpty && (depth == 0 || inner.contains { $0.isDeeper(than: depth - 1) })
  }
}

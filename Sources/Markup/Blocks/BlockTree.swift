/// A block while it is read; blocks refer to each other by index.
struct BlockNode {
  var kind: BlockKind
  /// The text of the block, with a line end after each line.
  var content: [UInt8] = []
  /// Where the last line of `content` begins.
  var lastLine = 0
  /// The blocks inside, each with an index above that of this block.
  var children: [Int] = []
  /// The first line of the block, counted from 1.
  var startLine: Int
  /// The last line of the block.
  var endLine: Int
}

/// What a block is while it is read.
enum BlockKind: Equatable {
  case document, quote
  case list(ListMarker)
  case item(indent: Int)
  case paragraph
  case heading(level: Int)
  case fencedCode(CodeFence)
  case indentedCode
  case html(HTMLBlockKind)
  case thematicBreak
  case table([MarkupTable.Alignment])
  /// A paragraph that held nothing but reference definitions.
  case definitions

  /// Whether lines of text belong to this block itself.
  var acceptsLines: Bool {
    switch self {
    case .paragraph, .fencedCode, .indentedCode, .html, .table: true
    case .document, .quote, .list, .item, .heading, .thematicBreak, .definitions: false
    }
  }

  /// Whether lines inside are never read as the start of another block.
  var isVerbatim: Bool {
    switch self {
    case .fencedCode, .indentedCode, .html: true
    case .document, .quote, .list, .item, .heading, .thematicBreak, .definitions, .paragraph,
      .table:
      false
    }
  }

  /// Whether a block of another kind may be directly inside this one.
  func canContain(_ other: Self) -> Bool {
    switch self {
    case .document, .quote, .item: if case .item = other { false } else { true }
    case .list: if case .item = other { true } else { false }
    case .paragraph, .heading, .fencedCode, .indentedCode, .html, .thematicBreak, .table,
      .definitions:
      false
    }
  }
}

/// Makes the finished tree of the blocks that a parser found.
struct BlockTreeBuilder {
  private let nodes: [BlockNode]
  private var inlines: InlineReader

  init(_ parser: BlockParser) {
    nodes = parser.nodes
    inlines = InlineReader(
      references: parser.references,
      extensions: parser.extensions,
      maximumDepth: parser.limits.inlineDepth,
      expansionBudget: max(parser.limits.expansion, parser.size)
    )
  }

  /// Builds from the last block to the first, so that the blocks inside one are there before it.
  mutating func build() -> [MarkupBlock] { buildByTopLevel().flatMap(\.self) }

  /// Builds what each block of the top level becomes: nothing for reference definitions.
  mutating func buildByTopLevel() -> [[MarkupBlock]] {
    var texts: [[MarkupInline]] = []
    for node in nodes { texts.append(text(of: node)) }
    var built = [[MarkupBlock]](repeating: [], count: nodes.count)
    for index in nodes.indices.reversed() {
      let children = nodes[index].children
      let blocks = children.map { built[$0] }
      if index == 0 { return blocks }
      for child in children { built[child] = [] }
      built[index] = block(nodes[index], text: texts[index], children: blocks)
    }
    return []
  }
}

private extension BlockTreeBuilder {
  mutating func text(of node: BlockNode) -> [MarkupInline] {
    switch node.kind {
    case .paragraph, .heading: inlines.read(node.content)
    case .document, .quote, .list, .item, .fencedCode, .indentedCode, .html, .thematicBreak,
      .table, .definitions:
      []
    }
  }

  mutating func block(
    _ node: BlockNode,
    text: [MarkupInline],
    children: [[MarkupBlock]]
  ) -> [MarkupBlock] {
    switch node.kind {
    case .document, .item: return children.flatMap(\.self)
    case .quote: return [.quote(children.flatMap(\.self))]
    case .list(let marker):
      let list = MarkupList(start: marker.number, isTight: isTight(node), items: children)
      return [.list(list)]
    case .paragraph: return [.paragraph(text)]
    case .heading(let level): return [.heading(level: level, content: text)]
    case .fencedCode(let fence): return [.code(node.content.text, info: fence.info)]
    case .indentedCode: return [.code(node.content.text, info: "")]
    case .html: return [.rawHTML(node.content.text)]
    case .thematicBreak: return [.thematicBreak]
    case .table(let alignments): return [.table(table(node, alignments: alignments))]
    case .definitions: return []
    }
  }

  /// Whether no blank line is between the items of a list, or between the blocks of one item.
  func isTight(_ list: BlockNode) -> Bool {
    let items = list.children
    return areAdjacent(items) && items.allSatisfy { areAdjacent(nodes[$0].children) }
  }

  func areAdjacent(_ blocks: [Int]) -> Bool {
    zip(blocks, blocks.dropFirst()).allSatisfy { first, second in
      nodes[first].endLine + 1 >= nodes[second].startLine
    }
  }

  mutating func table(_ node: BlockNode, alignments: [MarkupTable.Alignment]) -> MarkupTable {
    var rows: [[[MarkupInline]]] = []
    for line in node.content.split(separator: .newline) {
      let scanner = ByteScanner(node.content, from: line.startIndex, to: line.endIndex)
      let cells = TableRow.cells(in: scanner, atMost: alignments.count)
      rows.append(cells.map { inlines.read(TableRow.text(of: node.content[$0])) })
    }
    return MarkupTable(
      alignments: alignments,
      header: rows.first ?? [],
      rows: Array(rows.dropFirst())
    )
  }
}

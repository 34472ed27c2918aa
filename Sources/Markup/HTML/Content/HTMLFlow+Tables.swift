/// Tables of data, and those that only arrange a page.
extension HTMLFlow {
  mutating func readTable(_ node: Int) {
    let parts = HTMLTableParts(of: tree, at: node)
    for misplaced in parts.misplaced { read(misplaced..<tree.nodes[misplaced].end) }
    endLine()
    if parts.isLayout(in: tree) {
      for range in parts.captions + parts.rows.flatMap({ $0.cells.map(\.content) }) {
        readApart(range)
      }
    } else {
      append(.table(table(of: parts)))
    }
  }
}

private extension HTMLFlow {
  mutating func table(of parts: HTMLTableParts) -> MarkupTable {
    var grid = HTMLTableGrid()
    for row in parts.rows {
      grid.add(row.cells.map { ($0.tag, inlines(of: $0.content, separator: .hardBreak)) })
    }
    let caption = parts.captions.flatMap { inlines(of: $0, separator: .text(" ")) }
    let hasHeader = parts.rows.first?.isHeader == true
    let header = hasHeader ? grid.rows.removeFirst() : []
    let columns = grid.rows.reduce(header.count) { max($0, $1.count) }
    let alignments = (parts.rows.first?.cells ?? []).map(\.tag.alignment)
    return MarkupTable(
      caption: caption,
      alignments: (0..<columns).map { $0 < alignments.count ? alignments[$0] : .unspecified },
      header: header,
      rows: grid.rows
    )
  }
}

/// What a table consists of.
private struct HTMLTableParts {
  struct Row {
    var cells: [Cell] = []
    /// Whether the row names the columns.
    var isHeader = false
  }

  struct Cell {
    let tag: HTMLTag
    let content: Range<Int>
  }

  private(set) var captions: [Range<Int>] = []
  private(set) var rows: [Row] = []
  /// The nodes outside cells, which browsers show before the table.
  private(set) var misplaced: [Int] = []
  private let content: Range<Int>

  init(of tree: HTMLTree, at node: Int) {
    content = tree.descendants(of: node)
    read(content, of: tree, isHeader: false)
    if let first = rows.first, !first.isHeader {
      rows[0].isHeader = rows.count > 1 && first.cells.allSatisfy { $0.tag.name == "th" }
    }
  }

  /// Whether the table has a single column, or content that has no place in a cell.
  func isLayout(in tree: HTMLTree) -> Bool {
    if !rows.contains(where: { $0.cells.count > 1 }) { return true }
    return content.contains { node in
      tree.tag(of: node).map { Self.layoutSigns.contains($0.name) } ?? false
    }
  }

  private mutating func read(_ range: Range<Int>, of tree: HTMLTree, isHeader: Bool) {
    for node in tree.outermost(of: range) {
      guard case .element(let tag, let traits) = tree.content(of: node) else {
        misplaced.append(node)
        continue
      }
      if tag.isHidden(traits) || traits.contains([.void, .tablePart]) { continue }
      let content = tree.descendants(of: node)
      switch tag.name {
      case "caption": captions.append(content)
      case "tbody", "tfoot", "colgroup": read(content, of: tree, isHeader: false)
      case "thead": read(content, of: tree, isHeader: rows.isEmpty)
      case "tr":
        rows.append(Row(isHeader: isHeader))
        read(content, of: tree, isHeader: false)
      case "td", "th": rows[rows.count - 1].cells.append(Cell(tag: tag, content: content))
      default: misplaced.append(node)
      }
    }
  }

  private static let layoutSigns: Set<String> = [
    "table", "pre", "blockquote", "details", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
  ]
}

/// The cells of a table in their columns.
private struct HTMLTableGrid {
  /// The column up to which a cell can span, so that a short tag does not make many cells.
  private static let lastSpannedColumn = 64

  var rows: [[[MarkupInline]]] = []
  /// How many more rows the cell above each column reaches down.
  private var spans: [Int] = []

  /// Adds a row; a cell is at the start of its span, and the rest of the span is empty.
  mutating func add(_ cells: [(tag: HTMLTag, content: [MarkupInline])]) {
    var row: [[MarkupInline]] = []
    for (tag, content) in cells {
      while row.count < spans.count, spans[row.count] > 0 {
        spans[row.count] -= 1
        row.append([])
      }
      let rows = tag.span("rowspan")
      let columns = max(1, min(tag.span("colspan"), Self.lastSpannedColumn - row.count))
      for column in 0..<columns {
        if row.count < Self.lastSpannedColumn {
          while spans.count <= row.count { spans.append(0) }
          spans[row.count] = rows - 1
        }
        row.append(column == 0 ? content : [])
      }
    }
    for column in spans.indices.dropFirst(row.count) where spans[column] > 0 { spans[column] -= 1 }
    while row.last?.isEmpty == true { row.removeLast() }
    rows.append(row)
  }
}

private extension HTMLTag {
  /// How many rows or columns a cell takes.
  func span(_ name: String) -> Int { min(max(self[name].flatMap { Int($0) } ?? 1, 1), 1_000) }

  var alignment: MarkupTable.Alignment {
    switch self["align"]?.lowercased() {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .unspecified
    }
  }
}

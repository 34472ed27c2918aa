/// Blocks where there is room for lines alone, such as in a heading or a cell.
extension [MarkupBlock] {
  /// The text of the blocks in one, with a separator between two of them.
  func flattened(separator: MarkupInline) -> [MarkupInline] {
    var result: [MarkupInline] = []
    for block in self {
      let inlines = block.flattened(separator: separator)
      if !result.isEmpty, !inlines.isEmpty { result.append(separator) }
      result += inlines
    }
    return result
  }
}

private extension MarkupBlock {
  func flattened(separator: MarkupInline) -> [MarkupInline] {
    switch self {
    case .heading(_, let content), .paragraph(let content): content
    case .code(let text, _): [.code(text)]
    case .quote(let blocks): blocks.flattened(separator: separator)
    case .list(let list): list.items.joined().map(\.self).flattened(separator: separator)
    case .table(let table):
      ([table.caption] + table.header + table.rows.joined()).map { MarkupBlock.paragraph($0) }
        .flattened(separator: separator)
    case .details(let summary, let blocks):
      ([.paragraph(summary)] + blocks).flattened(separator: separator)
    case .thematicBreak: []
    case .rawHTML(let text): [.text(text)]
    }
  }
}

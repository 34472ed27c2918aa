extension MarkupDocument {
  /// Whether there is HTML in it, at any depth.
  package var hasHTML: Bool { blocks.contains(where: \.hasHTML) }
}

private extension MarkupBlock {
  var hasHTML: Bool {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.contains(where: \.hasHTML)
    case .quote(let blocks): blocks.contains(where: \.hasHTML)
    case .details(let summary, let blocks):
      summary.contains(where: \.hasHTML) || blocks.contains(where: \.hasHTML)
    case .list(let list): list.items.joined().contains(where: \.hasHTML)
    case .table(let table): (table.header + table.rows.joined()).joined().contains(where: \.hasHTML)
    case .rawHTML: true
    case .code, .thematicBreak: false
    }
  }
}

private extension MarkupInline {
  var hasHTML: Bool {
    switch self {
    case .rawHTML: true
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _), .image(let inner, _, _):
      inner.contains(where: \.hasHTML)
    case .text, .softBreak, .hardBreak, .code, .autolink: false
    }
  }
}

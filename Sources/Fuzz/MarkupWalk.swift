import Markup

/// What a tree of markup holds, found by a plain walk.
extension [MarkupBlock] {
  /// All text, with addresses and titles.
  var allText: String { map(\.allText).joined(separator: "\n") }

  /// How deep quotes, lists and items are nested.
  var depth: Int { map(\.depth).max() ?? 0 }

  /// How deep emphases, links and images are nested.
  var inlineDepth: Int { map(\.inlineDepth).max() ?? 0 }
}

private extension MarkupBlock {
  var allText: String {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.allText
    case .code(let text, let info): "\(info)\n\(text)"
    case .quote(let blocks): blocks.allText
    case .list(let list): list.items.map(\.allText).joined(separator: "\n")
    case .table(let table): table.cells.map(\.allText).joined(separator: "\n")
    case .details(let summary, let blocks): "\(summary.allText)\n\(blocks.allText)"
    case .thematicBreak: ""
    case .rawHTML(let text): text
    }
  }

  var depth: Int {
    switch self {
    case .quote(let blocks), .details(_, let blocks): 1 + blocks.depth
    case .list(let list): 2 + (list.items.map(\.depth).max() ?? 0)
    case .heading, .paragraph, .code, .table, .thematicBreak, .rawHTML: 0
    }
  }

  var inlineDepth: Int {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.depth
    case .quote(let blocks): blocks.inlineDepth
    case .details(let summary, let blocks): Swift.max(summary.depth, blocks.inlineDepth)
    case .list(let list): list.items.map(\.inlineDepth).max() ?? 0
    case .table(let table): table.cells.map(\.depth).max() ?? 0
    case .code, .thematicBreak, .rawHTML: 0
    }
  }
}

private extension MarkupTable {
  var cells: [[MarkupInline]] { [caption] + ([header] + rows).flatMap(\.self) }
}

private extension [MarkupInline] {
  var allText: String { map(\.allText).joined() }
  var depth: Int { map(\.depth).max() ?? 0 }
}

private extension MarkupInline {
  var allText: String {
    switch self {
    case .text(let text), .code(let text), .rawHTML(let text): text
    case .softBreak, .hardBreak: "\n"
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.allText
    case .link(let inner, let destination, let title),
      .image(let inner, let destination, let title):
      "\(inner.allText)\n\(destination)\n\(title)"
    case .autolink(let text, _): text
    }
  }

  var depth: Int {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _),
      .image(let inner, _, _):
      1 + inner.depth
    case .text, .softBreak, .hardBreak, .code, .autolink, .rawHTML: 0
    }
  }
}

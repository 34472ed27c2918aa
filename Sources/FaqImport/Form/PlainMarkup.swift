import Markup

extension MarkupBlock {
  /// The text of a block that should have been one line.
  var plainText: String {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.plainText
    case .code(let text, _), .rawHTML(let text): text
    case .quote(let blocks): blocks.plainText
    case .list(let list):
      (list.start.map { "\($0). " } ?? "") + list.items.map(\.plainText).joined(separator: " ")
    case .table(let table): (table.header + table.rows.joined()).map(\.plainText).joined()
    case .details(let summary, let blocks): summary.plainText + " " + blocks.plainText
    case .thematicBreak: ""
    }
  }
}

extension [MarkupBlock] {
  /// The text of the blocks on one line.
  var plainText: String { map(\.plainText).joined(separator: " ") }
}

extension [MarkupInline] {
  /// The text without marks.
  var plainText: String { map(\.plainText).joined() }
}

private extension MarkupInline {
  var plainText: String {
    switch self {
    case .text(let text), .code(let text), .autolink(let text, _), .rawHTML(let text): text
    case .softBreak, .hardBreak: " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.plainText
    case .link(let content, _, _), .image(let content, _, _): content.plainText
    }
  }
}

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

extension MarkupDocument {
  /// How many words people see.
  var wordCount: Int { blocks.wordCount }
}

private extension [MarkupBlock] {
  var wordCount: Int { reduce(0) { $0 + $1.wordCount } }
}

private extension MarkupBlock {
  var wordCount: Int {
    switch self {
    case .heading(_, let content), .paragraph(let content): content.wordCount
    case .code(let text, _): text.utf8.wordCount
    case .quote(let blocks): blocks.wordCount
    case .list(let list): list.items.reduce(0) { $0 + $1.wordCount }
    case .table(let table):
      table.header.wordCount + table.rows.reduce(0) { $0 + $1.wordCount }
    case .details(let summary, let blocks): summary.wordCount + blocks.wordCount
    case .thematicBreak: 0
    case .rawHTML(let html): HTMLParser().parse(html).wordCount
    }
  }
}

private extension [[MarkupInline]] {
  var wordCount: Int { reduce(0) { $0 + $1.wordCount } }
}

private extension [MarkupInline] {
  var wordCount: Int { visibleText.utf8.wordCount }

  /// The text without tags, and with the descriptions of pictures.
  var visibleText: String { map(\.visibleText).joined() }
}

private extension MarkupInline {
  var visibleText: String {
    switch self {
    case .text(let text), .code(let text), .autolink(let text, _): text
    case .softBreak, .hardBreak: " "
    case .rawHTML(let html) where html.hasPrefix("<img"):
      HTMLParser().parse(html).blocks.plainText
    case .rawHTML(let html): html.hasPrefix("<br") ? " " : ""
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _), .image(let inner, _, _):
      inner.visibleText
    }
  }
}

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

extension MarkupDocument {
  /// How many words people see.
  var wordCount: Int { blocks.wordCount }
}

private extension [MarkupBlock] { var wordCount: Int { reduce(0) { $0 + $1.wordCount } } }

private extension MarkupBlock {
  var wordCount: Int {
    switch self {
    case .code(let text, _): text.utf8.wordCount
    case .rawHTML(let html): HTMLParser().parse(html.showingPictures).wordCount
    case .heading, .paragraph, .quote, .list, .table, .details, .thematicBreak:
      content.texts.reduce(content.blocks.wordCount) { $0 + $1.visibleText.utf8.wordCount }
    }
  }
}

private extension [MarkupInline] {
  /// The text without tags: with a space for each that ends a line, and descriptions of pictures.
  var visibleText: String {
    text { html in
      let name = html.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
      if name == "img" { return HTMLParser().parse(html.showingPictures).blocks.plainText }
      return name == "br" || HTMLTraits.of(name).contains(.block) ? " " : ""
    }
  }
}

extension String {
  /// The HTML of an answer, in which a picture without a description has a meaning too.
  var showingPictures: Self { replacing(" alt=\"\"", with: "") }
}

import FaqService
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

  var placeholderCount: Int {
    reduce(0) { count, inline in
      guard case .text(let text) = inline else {
        return count + (inline.content?.placeholderCount ?? 0)
      }
      let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
      return count + parts.dropFirst().count { $0.contains("}}") }
    }
  }
}

extension String {
  /// The HTML of an answer, in which a picture without a description has a meaning too.
  var showingPictures: Self { replacing(" alt=\"\"", with: "") }
}

extension ImportedPart {
  /// The text without looks, on one line.
  var plainText: String { blocks.plainText }

  /// How many placeholders of a template it shows, outside of code: `{{ name }}`.
  var placeholderCount: Int { blocks.placeholderCount }

  private var blocks: [MarkupBlock] {
    switch self {
    case .text(let text), .formatted(let text, .plain): [.paragraph([.text(text.text)])]
    case .formatted(let text, .html): HTMLParser().parse(text.text).blocks
    case .formatted(let text, .markdown): MarkupParser().parse(text.text).blocks
    case .item(let item): [.paragraph([.text(String(utf8: item.bytes))])]
    }
  }
}

extension ImportedEntry {
  /// How many placeholders of a template it shows, outside of code.
  var placeholderCount: Int {
    answer.reduce([MarkupInline.text(question.text)].placeholderCount) { $0 + $1.placeholderCount }
  }
}

private extension [MarkupBlock] {
  var placeholderCount: Int {
    reduce(0) { count, block in
      block.content.texts.reduce(count + block.content.blocks.placeholderCount) {
        $0 + $1.placeholderCount
      }
    }
  }
}

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
    case .text(let text), .code(let text), .autolink(let text, _): text
    case .softBreak, .hardBreak: " "
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.plainText
    case .link(let content, _, _), .image(let content, _, _): content.plainText
    case .rawHTML: ""
    }
  }
}

extension String {
  /// The text without what stands between `<` and `>`, where a tag can begin.
  var withoutTags: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      let tag = rest[start...]
      let name = tag.dropFirst().first
      guard name == "/" || name?.isLetter == true else {
        result += "<"
        rest = tag.dropFirst()
        continue
      }
      guard let end = tag.firstIndex(of: ">") else { return result + tag }
      rest = tag[tag.index(after: end)...]
    }
    return result + rest
  }
}

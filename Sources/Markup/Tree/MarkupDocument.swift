/// Markdown or HTML as a tree.
package struct MarkupDocument: Equatable, Sendable {
  /// The blocks from top to bottom.
  package var blocks: [MarkupBlock]

  /// Creates a document of blocks.
  package init(blocks: [MarkupBlock]) { self.blocks = blocks }

  /// Whether there is HTML in it, at any depth.
  package var hasHTML: Bool { blocks.contains(where: \.hasHTML) }

  /// Where its links and images lead, as written.
  package var destinations: [String] { blocks.flatMap(\.destinations) }
}

/// One block of a document.
package indirect enum MarkupBlock: Equatable, Sendable {
  /// A heading with a level from 1 to 6.
  case heading(level: Int, content: [MarkupInline])
  /// A paragraph of running text.
  case paragraph([MarkupInline])
  /// Code, with the text after the opening fence; an indented block has none.
  case code(String, info: String)
  /// A quotation of blocks.
  case quote([Self])
  /// A list with bullets or numbers.
  case list(MarkupList)
  /// A table.
  case table(MarkupTable)
  /// Blocks that open below a summary; Markdown has none.
  case details(summary: [MarkupInline], [Self])
  /// A line across the page.
  case thematicBreak
  /// HTML as it was written; it is text and was not checked.
  case rawHTML(String)

  /// The texts and the blocks that it holds.
  package var content: (texts: [[MarkupInline]], blocks: [Self]) {
    switch self {
    case .heading(_, let text), .paragraph(let text): ([text], [])
    case .quote(let blocks): ([], blocks)
    case .details(let summary, let blocks): ([summary], blocks)
    case .list(let list): ([], Array(list.items.joined()))
    case .table(let table): ([table.caption] + table.header + table.rows.joined(), [])
    case .rawHTML, .code, .thematicBreak: ([], [])
    }
  }
}

/// One piece of running text.
package indirect enum MarkupInline: Equatable, Sendable {
  /// Text, with escapes and entities resolved.
  case text(String)
  /// The end of a line in the source, which reads like a space.
  case softBreak
  /// A line break that the author asked for.
  case hardBreak
  /// Emphasised text.
  case emphasis([Self])
  /// Strongly emphasised text.
  case strong([Self])
  /// Struck-through text.
  case strikethrough([Self])
  /// Code within text.
  case code(String)
  /// A link to an address. The address is as written and was not checked.
  case link([Self], destination: String, title: String)
  /// An image; its content is its description.
  case image([Self], destination: String, title: String)
  /// An address that is a link by itself.
  case autolink(String, destination: String)
  /// HTML as it was written; it is text and was not checked.
  case rawHTML(String)

  /// The text that it holds, such as the description of an image, or nil for a text itself.
  package var content: [Self]? {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _, _), .image(let inner, _, _):
      inner
    case .text, .rawHTML, .softBreak, .hardBreak, .code, .autolink: nil
    }
  }
}

/// A list.
package struct MarkupList: Equatable, Sendable {
  /// The number of the first item, or nil for bullets.
  package var start: Int?
  /// Whether no blank line separates the items or their blocks.
  package var isTight: Bool
  /// The blocks of each item.
  package var items: [[MarkupBlock]]

  /// Creates a list.
  package init(start: Int? = nil, isTight: Bool, items: [[MarkupBlock]]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A table.
package struct MarkupTable: Equatable, Sendable {
  /// How the text of a column is aligned.
  package enum Alignment: Equatable, Sendable {
    case unspecified, left, center, right
  }

  /// What the table shows; Markdown has no captions.
  package var caption: [MarkupInline] = []
  /// One alignment for each column.
  package var alignments: [Alignment]
  /// The cells of the header, one for each column.
  package var header: [[MarkupInline]]
  /// The cells of each row.
  ///
  /// A row has at most one cell for each column; missing cells are empty.
  package var rows: [[[MarkupInline]]]
}

private extension MarkupBlock {
  var hasHTML: Bool {
    if case .rawHTML = self { return true }
    return content.texts.joined().contains(where: \.hasHTML)
      || content.blocks.contains(where: \.hasHTML)
  }

  var destinations: [String] {
    content.texts.joined().flatMap(\.destinations) + content.blocks.flatMap(\.destinations)
  }
}

private extension MarkupInline {
  var hasHTML: Bool {
    if case .rawHTML = self { return true }
    return content?.contains(where: \.hasHTML) ?? false
  }

  var destinations: [String] {
    let inner = content?.flatMap(\.destinations) ?? []
    return switch self {
    case .link(_, let destination, _), .image(_, let destination, _): [destination] + inner
    default: inner
    }
  }
}

extension [MarkupInline] {
  /// The text without any looks, such as the description of an image.
  package var plainText: String { text { $0 } }

  /// The text without any looks.
  ///
  /// - Parameters:
  ///   - lineEnd: What the end of a line becomes.
  ///   - html: What a tag becomes.
  /// - Returns: The text.
  package func text(lineEnd: String = " ", html: (String) -> String) -> String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .autolink(let text, _): text
      case .rawHTML(let source): html(source)
      case .softBreak, .hardBreak: lineEnd
      case .emphasis, .strong, .strikethrough, .link, .image:
        inline.content?.text(lineEnd: lineEnd, html: html) ?? ""
      }
    }.joined()
  }
}

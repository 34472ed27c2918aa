import Markup

/// Turns the blocks of a document in Markdown or HTML into nodes.
///
/// It recurses, because the parser limits the depth of its tree.
struct MarkupLowering {
  /// What brings the highest heading of the document to level 2.
  let levelOffset: Int
  /// What relative addresses are seen from.
  let base: BaseAddress?

  /// The nodes of a document.
  static func nodes(of document: MarkupDocument, base: BaseAddress?) -> [Node] {
    let levelOffset = document.blocks.highestLevel.map { 2 - $0 } ?? 0
    return Self(levelOffset: levelOffset, base: base).nodes(of: document.blocks)
  }
}

private extension MarkupLowering {
  func nodes(of blocks: [MarkupBlock]) -> [Node] { blocks.flatMap(nodes(of:)) }

  func nodes(of block: MarkupBlock) -> [Node] {
    switch block {
    case .heading(let level, let content):
      [.heading(level: min(level + levelOffset, 6), content.lowered(base))]
    case .paragraph(let content): [paragraph(content)]
    case .code(let text, let info): [.code(text.withoutLastLineEnd, language: info.firstWord)]
    case .quote(let blocks): [.quote(nodes(of: blocks))]
    case .list(let list): [.list(list.style, list.items.map(nodes(of:)))]
    case .table(let table): [.table(Node.Table(table, base: base))]
    case .details(let summary, let blocks): [.details(summary.lowered(base), nodes(of: blocks))]
    case .thematicBreak: [.divider]
    case .rawHTML(let text): Node.paragraphs(of: text)
    }
  }

  /// A paragraph, or the image that it consists of, whose title is its caption.
  func paragraph(_ content: [MarkupInline]) -> Node {
    guard content.count == 1, case .image(let description, let destination, let title) = content[0],
      let address = try? Address(destination, relativeTo: base)
    else { return .paragraph(content.lowered(base)) }
    let caption: [Inline] = title.isEmpty ? [] : [.text(title)]
    return .image(Node.Image(address, description: description.plainText, caption: caption))
  }
}

private extension [MarkupBlock] {
  /// The level of the highest heading, at any depth.
  var highestLevel: Int? {
    lazy.compactMap { block in
      switch block {
      case .heading(let level, _): level
      case .quote(let blocks), .details(_, let blocks): blocks.highestLevel
      case .list(let list): list.items.lazy.compactMap(\.highestLevel).min()
      case .paragraph, .code, .table, .thematicBreak, .rawHTML: nil
      }
    }
    .min()
  }
}

private extension MarkupList {
  var style: Node.ListStyle { start.map { .numbers(from: $0) } ?? .bullets }
}

private extension Node.Table {
  init(_ table: MarkupTable, base: BaseAddress?) {
    self.init(
      caption: table.caption.lowered(base),
      header: table.header.map { $0.lowered(base) },
      rows: table.rows.map { row in row.map { $0.lowered(base) } },
      alignments: table.alignments.map(\.lowered)
    )
  }
}

private extension MarkupTable.Alignment {
  var lowered: Node.Table.Alignment {
    switch self {
    case .unspecified, .left: .start
    case .center: .center
    case .right: .end
    }
  }
}

private extension String {
  /// The first word of the text behind a fence, which names the language.
  var firstWord: String? { split(whereSeparator: \.isWhitespace).first.map(String.init) }

  /// The text without the line end of its last line.
  var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

import Markup

/// Turns the blocks of a document in Markdown or HTML into nodes.
///
/// It recurses, because the parser limits the depth of its tree.
struct MarkupLowering {
  /// What brings the highest heading of the document to level 2.
  let levelOffset: Int

  /// The nodes of a document.
  static func nodes(of document: MarkupDocument) -> [Node] {
    let levelOffset = document.blocks.highestLevel.map { 2 - $0 } ?? 0
    return Self(levelOffset: levelOffset).nodes(of: document.blocks)
  }
}

private extension MarkupLowering {
  func nodes(of blocks: [MarkupBlock]) -> [Node] { blocks.flatMap(nodes(of:)) }

  func nodes(of block: MarkupBlock) -> [Node] {
    switch block {
    case .heading(let level, let content):
      [.heading(level: min(level + levelOffset, 6), content.lowered)]
    case .paragraph(let content): [Node(paragraph: content)]
    case .code(let text, let info): [.code(text.withoutLastLineEnd, language: info.firstWord)]
    case .quote(let blocks): [.quote(nodes(of: blocks))]
    case .list(let list): [.list(list.style, list.items.map(nodes(of:)))]
    case .table(let table): [.table(Node.Table(table))]
    case .details(let summary, let blocks): [.details(summary.lowered, nodes(of: blocks))]
    case .thematicBreak: [.divider]
    case .rawHTML(let text): Node.paragraphs(of: text)
    }
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

private extension Node {
  /// A paragraph, or the image that it consists of, whose title is its caption.
  init(paragraph content: [MarkupInline]) {
    if content.count == 1, case .image(let description, let destination, let title) = content[0],
      let address = try? Address(destination)
    {
      let caption: [Inline] = title.isEmpty ? [] : [.text(title)]
      self = .image(Image(address, description: description.plainText, caption: caption))
    } else {
      self = .paragraph(content.lowered)
    }
  }
}

private extension MarkupList {
  var style: Node.ListStyle { start.map { .numbers(from: $0) } ?? .bullets }
}

private extension Node.Table {
  init(_ table: MarkupTable) {
    self.init(
      caption: table.caption.lowered,
      header: table.header.map(\.lowered),
      rows: table.rows.map { $0.map(\.lowered) },
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

import Markup

extension Node {
  /// The nodes of a Markdown text: CommonMark with GitHub's tables, strikethrough and autolinks.
  ///
  /// The highest headings get level 2, one below the FAQ's title, and the others keep their
  /// distance from them. HTML is text, shown as it is written. Relative links and pictures are
  /// resolved against the base. A link to an address that is not safe to follow becomes its label
  /// followed by the address, also as text.
  ///
  /// ```swift
  /// Node.markdown("## *Hi*") == [.heading(level: 2, [.emphasis(["Hi"])])]
  /// ```
  public static func markdown(_ text: String, base: BaseAddress? = nil) -> [Self] {
    MarkupLowering.nodes(of: MarkupParser().parse(text), base: base)
  }

  /// The nodes of HTML: what a browser shows of it, without scripts, styles and hidden elements.
  ///
  /// Headings and links are as in `markdown(_:)`, and text is only ever text. A term of a
  /// description list is a strong paragraph before its descriptions, a table that arranges a
  /// page is its cells one after another, and a frame or a player is a link. A cell that spans
  /// columns or rows is in the first of them.
  ///
  /// ```swift
  /// Node.html("<p>a<script>b</script><b>c") == [.paragraph(["a", .strong(["c"])])]
  /// ```
  public static func html(_ text: String, base: BaseAddress? = nil) -> [Self] {
    MarkupLowering.nodes(of: HTMLParser().parse(text), base: base)
  }
}

/// Turns the blocks of a document in Markdown or HTML into nodes.
///
/// It recurses, because the parser limits the depth of its tree.
struct MarkupLowering {
  /// What brings the highest heading of the document to level 2.
  let levelOffset: Int
  /// What relative addresses are relative to.
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
    case .paragraph(let content): paragraph(content)
    case .code(let text, let info): [.code(text.withoutLastLineEnd, language: info.firstWord)]
    case .quote(let blocks): [.quote(nodes(of: blocks))]
    case .list(let list):
      [.list(list.start.map { .numbers(from: $0) } ?? .bullets, list.items.map(nodes(of:)))]
    case .table(let table): [.table(Node.Table(table, base: base))]
    case .details(let summary, let blocks): [.details(summary.lowered(base), nodes(of: blocks))]
    case .thematicBreak: [.divider]
    case .rawHTML(let text): Node.paragraphs(of: text)
    }
  }

  /// A paragraph, or the image that it consists of, whose title is its caption; without a safe
  /// address, both are paragraphs.
  func paragraph(_ content: [MarkupInline]) -> [Node] {
    guard content.count == 1, case .image(let description, let destination, let title) = content[0]
    else { return [.paragraph(content.lowered(base))] }
    let caption: [Inline] = title.isEmpty ? [] : [.text(title)]
    guard let address = try? Address(destination, relativeTo: base) else {
      return [content.lowered(base), caption].filter { !$0.isEmpty }.map { .paragraph($0) }
    }
    return [.image(Node.Image(address, description: description.plainText, caption: caption))]
  }
}

private extension [MarkupBlock] {
  /// The level of the highest heading, at any depth.
  var highestLevel: Int? {
    lazy.compactMap { block in
      if case .heading(let level, _) = block { level } else { block.content.blocks.highestLevel }
    }
    .min()
  }
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
  /// The first word of the text after a fence, which names the language.
  var firstWord: String? { split(whereSeparator: \.isWhitespace).first.map(String.init) }

  /// The text without the line end of its last line.
  var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

/// Lines of Markdown or HTML as inline nodes.
extension [MarkupInline] {
  /// The nodes, with adjacent texts joined and addresses resolved against a base.
  func lowered(_ base: BaseAddress?) -> [Inline] {
    var inlines: [Inline] = []
    for (index, inline) in enumerated() {
      let isJoint = inline == .softBreak && joinsWords(at: index)
      if !isJoint { inlines.add(inline, base) }
    }
    return inlines
  }

  /// Whether both texts beside a line end are in a script that has no spaces between words.
  private func joinsWords(at index: Int) -> Bool {
    guard index > 0, index + 1 < count, case .text(let last) = self[index - 1],
      case .text(let next) = self[index + 1]
    else { return false }
    let wide = [0x3000...0x30FF, 0x3400...0x9FFF, 0xFF00...0xFF65, 0x20000...0x3FFFF]
    return [last.unicodeScalars.last, next.unicodeScalars.first].allSatisfy { scalar in
      wide.contains { $0.contains(Int(scalar?.value ?? 0)) }
    }
  }
}

private extension [Inline] {
  mutating func add(_ inline: MarkupInline, _ base: BaseAddress?) {
    switch inline {
    case .text(let text), .rawHTML(let text): append(text: text)
    case .softBreak: append(text: " ")
    case .hardBreak: append(.lineBreak)
    case .emphasis(let inner): append(.emphasis(inner.lowered(base)))
    case .strong(let inner): append(.strong(inner.lowered(base)))
    case .strikethrough(let inner): append(.strikethrough(inner.lowered(base)))
    case .code(let code): append(.code(code))
    case .link(let label, let destination, _):
      let label = label.lowered(base)
      append(label, to: destination, base) { .link(label, $0) }
    case .autolink(let text, let destination):
      append([.text(text)], to: destination, nil) { .link([.text(text)], $0) }
    case .image(let description, let destination, _):
      let text = description.plainText
      append([.text(text)], to: destination, base) { .image($0, description: text) }
    }
  }

  /// Appends a link or an image, or a label and after it an address that is not safe to follow.
  ///
  /// The title, which no format shows without a pointer, is left out.
  mutating func append(
    _ label: [Inline],
    to destination: String,
    _ base: BaseAddress?,
    as inline: (Address) -> Inline
  ) {
    if let address = try? Address(destination, relativeTo: base) {
      append(inline(address))
      return
    }
    for inline in label {
      if case .text(let text) = inline { append(text: text) } else { append(inline) }
    }
    guard !destination.isEmpty, label != [.text(destination)] else { return }
    let isNamed = label.contains { $0 != .text("") }
    append(text: isNamed ? " (\(destination))" : destination)
  }
}

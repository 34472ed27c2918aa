/// Turns a part of a tree into blocks, as they stand one below the other on a page.
///
/// It recurses, because the tree is limited in its depth.
struct HTMLFlow {
  let tree: HTMLTree
  var line = HTMLLine()
  /// How many quotations within the text are open.
  private var quotes = 0
  /// How many bytes of addresses may still be read and written; each block of a link repeats its
  /// address.
  private var budget: Int
  var blocks: [MarkupBlock] = []

  init(_ tree: HTMLTree, budget: Int) {
    self.tree = tree
    self.budget = budget
  }

  /// The blocks of the nodes in a range.
  mutating func blocks(of range: Range<Int>) -> [MarkupBlock] {
    endLine()
    let outer = blocks
    blocks = []
    read(range)
    endLine()
    let inner = blocks
    blocks = outer
    return inner
  }

  /// The text of the nodes in a range, with what separates its blocks.
  mutating func inlines(of range: Range<Int>, separator: MarkupInline) -> [MarkupInline] {
    blocks(of: range).flattened(separator: separator)
  }

  /// Adds the nodes in a range.
  mutating func read(_ range: Range<Int>) {
    for node in tree.outermost(of: range) {
      switch tree.content(of: node) {
      case .text(let text): line.append(text)
      case .element(let tag, let traits):
        if tag.isHidden(traits) { continue }
        if traits.contains(.block) { readBlock(tag, at: node) } else { readInline(tag, at: node) }
      }
    }
  }

  /// Adds the nodes in a range on lines of their own.
  mutating func readApart(_ range: Range<Int>) {
    endLine()
    read(range)
    endLine()
  }

  /// Ends the line, and adds a block behind it.
  mutating func append(_ block: MarkupBlock) {
    endLine()
    blocks.append(block)
  }

  /// Adds the line as paragraphs.
  mutating func endLine() {
    guard !line.isEmpty else { return }
    for paragraph in line.take(within: &budget) { blocks.append(.paragraph(paragraph)) }
  }
}

private extension HTMLFlow {
  mutating func readInline(_ tag: HTMLTag, at node: Int) {
    switch tag.name {
    case "br": line.breakLine()
    case "img": readImage(tag)
    case "q": readQuotation(node)
    case "code", "kbd", "samp", "tt":
      let wasCode = line.isCode
      line.isCode = true
      read(tree.descendants(of: node))
      line.isCode = wasCode
    case "iframe", "video", "audio", "embed", "object": readMedia(tag, at: node)
    case "input":
      readInput(tag)
      // Within MathML it has content.
      read(tree.descendants(of: node))
    default: readStyled(tag, at: node)
    }
  }

  mutating func readStyled(_ tag: HTMLTag, at node: Int) {
    let count = line.styles.count
    budget -= tag["href"]?.utf8.count ?? 0
    if budget >= 0, let style = HTMLStyle(of: tag, element: node) { line.enter(style) }
    read(tree.descendants(of: node))
    line.leave(to: count)
  }

  mutating func readQuotation(_ node: Int) {
    quotes += 1
    let marks = quotes.isMultiple(of: 2) ? ("‘", "’") : ("“", "”")
    line.append(marks.0)
    read(tree.descendants(of: node))
    line.append(marks.1)
    quotes -= 1
  }

  mutating func readBlock(_ tag: HTMLTag, at node: Int) {
    let content = tree.descendants(of: node)
    switch tag.name {
    case "h1", "h2", "h3", "h4", "h5", "h6": appendHeading(tag, content)
    case "hr": append(.thematicBreak)
    case "blockquote": append(blocks(of: content), as: { .quote($0) })
    case "ul", "ol", "menu", "dir": readList(tag, content)
    case "li": readStrayItem(content)
    case "dt": appendTerm(content)
    case "pre", "listing", "xmp", "plaintext": appendCode(tag, at: node)
    case "table": readTable(node)
    case "details": readDetails(content)
    case "figure": readFigure(content)
    default:
      endLine()
      readStyled(tag, at: node)
      endLine()
    }
  }

  mutating func append(_ inner: [MarkupBlock], as block: ([MarkupBlock]) -> MarkupBlock) {
    if !inner.isEmpty { append(block(inner)) }
  }

  mutating func appendHeading(_ tag: HTMLTag, _ content: Range<Int>) {
    let text = inlines(of: content, separator: .text(" "))
    let level = tag.name.last?.wholeNumberValue ?? 1
    if !text.isEmpty { append(.heading(level: level, content: text)) }
  }

  /// Adds the term of a description list, whose descriptions follow as blocks.
  mutating func appendTerm(_ content: Range<Int>) {
    let text = inlines(of: content, separator: .text(" "))
    if !text.isEmpty { append(.paragraph([.strong(text)])) }
  }

  mutating func readDetails(_ content: Range<Int>) {
    let summary = tree.outermost(of: content).first { tree.tag(of: $0)?.name == "summary" }
    guard let summary else {
      readApart(content)
      return
    }
    let label = inlines(of: tree.descendants(of: summary), separator: .text(" "))
    let inner =
      blocks(of: content.lowerBound..<summary)
      + blocks(of: tree.nodes[summary].end..<content.upperBound)
    if label.isEmpty { blocks += inner } else { append(.details(summary: label, inner)) }
  }
}

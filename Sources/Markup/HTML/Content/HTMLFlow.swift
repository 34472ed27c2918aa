/// Turns a part of a tree into blocks, in the order in which a page shows them.
///
/// Recursion is safe here, because the tree is limited in its depth.
struct HTMLFlow {
  let tree: HTMLTree
  var line = HTMLLine()
  /// How many quotations within the text are open.
  var quotes = 0
  /// How many bytes of addresses may still be read and written.
  ///
  /// A link around several blocks is written once for each of them, so without a limit a small page
  /// could become a huge document.
  var budget: Int
  var blocks: [MarkupBlock] = []

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

  /// Adds the nodes in a range on separate lines.
  mutating func readApart(_ range: Range<Int>) {
    endLine()
    read(range)
    endLine()
  }

  /// Ends the line, and adds a block after it.
  mutating func append(_ block: MarkupBlock) {
    endLine()
    blocks.append(block)
  }

  /// Adds the line as paragraphs.
  mutating func endLine() {
    guard !line.isEmpty else { return }
    for paragraph in line.take(within: &budget) { blocks.append(.paragraph(paragraph)) }
  }

  mutating func readList(_ tag: HTMLTag, _ content: Range<Int>) {
    let isNumbered = tag.name == "ol"
    var items: [[MarkupBlock]] = []
    var end = content.lowerBound
    for node in tree.outermost(of: content) where tree.tag(of: node)?.name == "li" {
      add(blocks(of: end..<node), to: &items)
      end = tree.nodes[node].end
      if tree.isHidden(node) { continue }
      let item = blocks(of: tree.descendants(of: node))
      if isNumbered || !item.isEmpty { items.append(item) }
    }
    add(blocks(of: end..<content.upperBound), to: &items)
    let start = isNumbered ? tag["start"].flatMap { Int($0) } ?? 1 : nil
    if !items.isEmpty { append(.list(list(from: start, items))) }
  }

  /// Adds an `li` outside of a list to the bulleted list directly above it, or to a new one.
  mutating func readStrayItem(_ content: Range<Int>) {
    let item = blocks(of: content)
    guard !item.isEmpty else { return }
    endLine()
    var list = list(from: nil, [item])
    if case .list(let last) = blocks.last, last.start == nil {
      blocks.removeLast()
      let added = list
      list = last
      list.items += added.items
      list.isTight = last.isTight && added.isTight
    }
    append(.list(list))
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
    case "sup", "sub": readShifted(tag, at: node)
    case "iframe", "video", "audio", "embed", "object": readMedia(tag, at: node)
    case "input":
      readInput(tag)
      // HTML gives it no content, but within MathML it is an element like any other.
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

  /// Reads a raised or lowered text so that a formula keeps its meaning: `2^53`, `H₂O`.
  mutating func readShifted(_ tag: HTMLTag, at node: Int) {
    let content = tree.descendants(of: node)
    let text = tree.text(in: content)
    guard !line.isEmpty, text.isFormula, content.allSatisfy({ tree.tag(of: $0) == nil }) else {
      readStyled(tag, at: node)
      return
    }
    if tag.name == "sub", text.allSatisfy(\.isWholeNumber) {
      line.append(String(text.compactMap(\.lowered)))
    } else {
      let isOne = text.allSatisfy { $0.isLetter || $0.isNumber }
      line.append((tag.name == "sub" ? "_" : "^") + (isOne ? text : "(\(text))"))
    }
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
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = tag.name.last?.wholeNumberValue ?? 1
      appendLine(content) { .heading(level: level, content: $0) }
    case "hr": append(.thematicBreak)
    case "blockquote":
      let inner = blocks(of: content)
      if !inner.isEmpty { append(.quote(inner)) }
    case "ul", "ol", "menu", "dir": readList(tag, content)
    case "li": readStrayItem(content)
    // The descriptions follow their term as blocks.
    case "dt": appendLine(content) { .paragraph([.strong($0)]) }
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

  mutating func appendLine(_ content: Range<Int>, as block: ([MarkupInline]) -> MarkupBlock) {
    let text = inlines(of: content, separator: .text(" "))
    if !text.isEmpty { append(block(text)) }
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

  /// Adds what is between items, such as a list within a list, to the item above it.
  func add(_ blocks: [MarkupBlock], to items: inout [[MarkupBlock]]) {
    guard !blocks.isEmpty else { return }
    if items.isEmpty { items.append(blocks) } else { items[items.count - 1] += blocks }
  }

  func list(from start: Int?, _ items: [[MarkupBlock]]) -> MarkupList {
    let isTight = items.allSatisfy { item in
      item.filter { if case .paragraph = $0 { true } else { false } }.count <= 1
    }
    return MarkupList(start: start, isTight: isTight, items: items)
  }
}

/// Blocks where there is room for lines alone, such as in a heading or a cell.
extension [MarkupBlock] {
  /// The text of the blocks in one, with a separator between two of them.
  func flattened(separator: MarkupInline) -> [MarkupInline] {
    let texts = map { $0.flattened(separator: separator) }.filter { !$0.isEmpty }
    return [MarkupInline](texts.joined(separator: [separator]))
  }
}

private extension MarkupBlock {
  func flattened(separator: MarkupInline) -> [MarkupInline] {
    switch self {
    case .heading(_, let content), .paragraph(let content): content
    case .code(let text, _): [.code(text)]
    case .rawHTML(let text): [.text(text)]
    case .quote, .list, .table, .details, .thematicBreak:
      (content.texts.map { .paragraph($0) } + content.blocks).flattened(separator: separator)
    }
  }
}

private extension String {
  /// Whether a raised or lowered text is a number, a short term, or one letter that is no ending.
  var isFormula: Bool {
    guard (1...8).contains(count), allSatisfy({ $0.isASCII && !" []".contains($0) }) else {
      return false
    }
    return contains(where: \.isNumber)
      || count == 1 && !"eoa*".contains(self) && first?.isLetter ?? false
  }
}

private extension Character {
  /// A digit below the line.
  var lowered: Character? {
    wholeNumberValue.flatMap { Unicode.Scalar(0x2080 + UInt32($0)) }.map(Character.init)
  }
}

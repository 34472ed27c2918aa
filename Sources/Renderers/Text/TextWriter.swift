import ContentParser
import TextLayout

/// Writes one document as text.
///
/// An override is given a writer, which makes all content safe to show.
public struct TextWriter {
  var output: IndentedLineWriter
  let options: TextOptions
  private let overrides: BlockOverrides<Self>
  /// The columns that are left for text after its marks.
  private(set) var width: Int?
  /// The current line, before it is wrapped.
  var line = StyledText()
  /// The empty lines to write if another line follows, or nil after a line that is not empty.
  var emptyLines: Int?
  /// The lines of a cell, while one is laid out.
  var cellLines: [StyledText]?
  /// Created for the first line that is too long, since it needs tables.
  var wrapping: LineWrapper?
  /// The number of lines before the current override.
  private(set) var startOfOverride = 0
  /// Whether an item of a list without blank lines is being written.
  private var isTight = false
  /// Whether the content of a notice of the program is being written.
  var isInProgramNotice = false

  init(options: TextOptions, overrides: BlockOverrides<Self>) {
    self.options = options
    self.overrides = overrides
    width = options.width.map { max(1, $0) }
    output = IndentedLineWriter(encoding: options.encoding)
  }

  /// Writes nodes, separated by blank lines.
  public mutating func nodes(_ nodes: [Node]) { write(nodes, after: startOfOverride) }

  /// Writes blocks, by their overrides where there are any.
  public mutating func blocks(_ blocks: BlockList) { write(blocks, after: startOfOverride) }

  /// Writes a paragraph in the look of a role, apart from what precedes it.
  public mutating func paragraph(_ inlines: [Inline], as role: TextRole) {
    if output.lineCount > startOfOverride { output.leaveGap() }
    writeParagraph { $0.add(inlines, TextStyle(role)) }
    output.closeGap()
  }

  /// Writes a row of an overview.
  mutating func write(_ row: OverviewRow, untitled: String) {
    let number = String(row.number)
    let padding = String(repeating: " ", count: max(0, row.numberWidth - number.utf8.count))
    write(after: padding + number + ". ", TextStyle(.number)) { writer in
      if let title = row.titleLine {
        writer.append(title, TextStyle())
      } else {
        writer.append(untitled, TextStyle(.detail))
        if let words = row.firstWords { writer.append(" " + words, TextStyle()) }
      }
      if row.summary != nil { writer.append(row.suffix, TextStyle(.detail)) }
      writer.writeLine()
    }
  }

  /// Writes blocks, separated by blank lines from each other and from the lines after a number of
  /// lines.
  mutating func write(_ blocks: BlockList, after lineCount: Int, from start: Int = 0) {
    for index in start..<blocks.count {
      if output.lineCount > lineCount, !isTight { output.leaveGap() }
      write(blocks, at: index)
    }
    if output.lineCount > lineCount { output.closeGap() }
  }

  private mutating func write(_ blocks: BlockList, at index: Int) {
    if !overrides.isEmpty, writeOverride(of: blocks[index]) { return }
    let wasInProgramNotice = isInProgramNotice
    isInProgramNotice = false
    blocks.write(at: index, to: &self)
    isInProgramNotice = wasInProgramNotice
  }

  private mutating func writeOverride(of block: any Block) -> Bool {
    let (overrides, outerStart) = (overrides, startOfOverride)
    startOfOverride = output.lineCount
    defer { startOfOverride = outerStart }
    return overrides.write(block, to: &self)
  }

  /// Writes nodes, separated by blank lines from each other and from the lines after a number of
  /// lines.
  mutating func write(_ nodes: [Node], after lineCount: Int) {
    for index in nodes.indices {
      if output.lineCount > lineCount, !isTight, leavesGap(in: nodes, before: index) {
        output.leaveGap()
      }
      write(nodes[index])
    }
    if output.lineCount > lineCount { output.closeGap() }
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .heading(_, let inlines):
      writeParagraph { $0.add(inlines, TextStyle(.title)) }
    case .paragraph(let inlines): writeParagraph { $0.add(inlines) }
    case .list(let style, let items): write(items, style)
    case .action(let label, let address):
      write(after: "→ ", TextStyle(.number)) { writer in
        writer.writeParagraph { $0.addAction(label, to: address) }
      }
    case .image(let image):
      let start = output.lineCount
      draw(image)
      write(image.asParagraphs, after: start)
    case .code(let text, _): write(code: text)
    case .quote(let nodes): write(after: "> ", then: "> ", TextStyle(.quote)) { $0.write(nodes) }
    case .notice(let kind, let title, let nodes): write(kind, title, nodes)
    case .details(let summary, let nodes, _):
      write([.paragraph([.strong(summary)])] + nodes, after: output.lineCount)
    case .facts(let facts): for fact in facts { write(fact) }
    case .table(let table): write(table)
    case .divider:
      writeParagraph { $0.append("───", TextStyle(.rule)) }
    case .group(let nodes): write(nodes, after: output.lineCount)
    case .blocks(let blocks): write(blocks, after: output.lineCount)
    }
  }

  /// Writes lines after a mark, or below it if the mark leaves too little room.
  ///
  /// The characters of a mark take one column each; by default, as many spaces precede the lines
  /// after the first. An optional mark is left out if it leaves too little room, or if there are no
  /// lines.
  mutating func write(
    after first: String,
    then rest: String? = nil,
    _ style: TextStyle,
    isOptional: Bool = false,
    _ body: (inout Self) -> Void
  ) {
    let (outerWidth, columns) = (width, first.unicodeScalars.count)
    if let outerWidth, outerWidth - columns < TextOptions.leastRoom {
      for word in first.split(separator: " ") where !isOptional {
        line.append(String(word), style)
        writeLine()
      }
      body(&self)
    } else {
      width = outerWidth.map { $0 - columns }
      let rest = rest ?? String(repeating: " ", count: columns)
      output.begin(.init(first: first, rest: rest, style: style, isOptional: isOptional))
      body(&self)
      output.endMargin()
      width = outerWidth
    }
  }

  /// Writes a document; its number among many is before the first block that has lines.
  mutating func write(_ document: Document, number: Int?) {
    guard document.isWhole else {
      write(after: number) { $0.nodes(document.body) }
      return
    }
    let blocks = document.blocks
    var index = 0
    while number != nil, output.lineCount < 1, index < blocks.count {
      write(after: number) { $0.write(blocks, at: index) }
      index += 1
    }
    write(blocks, after: 0, from: index)
  }

  /// Writes a block after a number, or without it if there is none or lines are too narrow.
  private mutating func write(after number: Int?, _ body: (inout Self) -> Void) {
    if let number {
      write(after: "\(number). ", TextStyle(.number), isOptional: true, body)
    } else {
      body(&self)
    }
  }
}

private extension TextWriter {
  mutating func write(_ items: [[Node]], _ style: Node.ListStyle) {
    let wasTight = isTight
    isTight = items.isTight(overrides)
    defer { isTight = wasTight }
    for (index, item) in items.enumerated() {
      let mark =
        switch style {
        case .bullets: "- "
        case .numbers(let first): "\(first &+ index). "
        }
      write(after: mark, TextStyle(.number)) { $0.write(item) }
    }
  }

  mutating func write(code text: String) {
    write(after: "    ", TextStyle()) { writer in
      for line in text.codeLines {
        writer.line.append(writer.options.keepsTabs ? line : line.withoutTabs, TextStyle(.code))
        writer.writeLine(isCode: true)
      }
    }
  }
}

extension TextWriter: NodeSink {
  package mutating func write(_ notice: ProgramNotice) {
    isInProgramNotice = true
    write(notice.body)
  }

  package mutating func write(_ nodes: [Node]) { write(nodes, after: output.lineCount) }

  package mutating func writeTitle(_ line: Span<UInt8>) {
    writeParagraph { $0.append(line, TextStyle(.title)) }
  }

  package mutating func writeParagraph(_ line: Span<UInt8>) {
    writeParagraph { $0.append(line, TextStyle()) }
  }
}

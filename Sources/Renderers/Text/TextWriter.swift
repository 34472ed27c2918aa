import Bytes
import ContentParser
import TextLayout

/// Writes one document as text.
///
/// An override is given a writer, which makes all content safe to show.
public struct TextWriter {
  var sheet: Sheet
  let options: TextOptions
  private let overrides: BlockOverrides<Self>
  /// The columns that are left for text behind its marks.
  private(set) var width: Int?
  /// The current line, before it is wrapped.
  private var line = StyledText()
  /// The empty lines to write if another line follows, or nil behind a line that is not empty.
  private var emptyLines: Int?
  /// The lines of a cell, while one is laid out.
  private var cellLines: [StyledText]?
  /// Created for the first line that is too long, since it needs tables.
  private var wrapping: LineWrapper?
  /// The number of lines in front of the current override.
  private(set) var startOfOverride = 0
  /// Whether an item of a list without blank lines is being written.
  private var isTight = false
  /// Whether the content of a notice of the program is being written.
  var isInProgramNotice = false

  init(options: TextOptions, encoding: any TextEncoding, overrides: BlockOverrides<Self>) {
    self.options = options
    self.overrides = overrides
    width = options.width
    sheet = Sheet(encoding: encoding)
  }

  /// Writes nodes, separated by blank lines.
  public mutating func nodes(_ nodes: [Node]) { write(nodes, behind: startOfOverride) }

  /// Writes blocks, by their overrides where there are any.
  public mutating func blocks(_ blocks: BlockList) {
    write(blocks.elements[...], behind: startOfOverride)
  }

  /// Writes a paragraph in the look of a role, apart from what stands in front of it.
  public mutating func paragraph(_ inlines: [Inline], as role: TextRole) {
    if sheet.lineCount > startOfOverride { sheet.leaveGap() }
    writeParagraph { $0.add(inlines, TextStyle(roles: TextRoles(role))) }
    sheet.closeGap()
  }

  /// Writes a document.
  mutating func write(_ document: Document) {
    if document.isWhole {
      write(document.blocks.elements[...], behind: 0)
    } else {
      nodes(document.body)
    }
  }

  /// Writes a row of an overview.
  mutating func write(_ row: OverviewRow) {
    let number = String(row.number)
    let padding = String(repeating: " ", count: max(0, row.numberWidth - number.utf8.count))
    let mark = padding + number + ". "
    let indentation = String(repeating: " ", count: mark.utf8.count)
    write(behind: mark, indentation, TextStyle(roles: .number)) { writer in
      if let title = row.titleLine {
        writer.append(title, TextStyle())
      } else {
        writer.append(OverviewRow.untitled, TextStyle(roles: .detail))
        if let words = row.firstWords { writer.append(" " + words, TextStyle()) }
      }
      if row.summary != nil { writer.append(row.suffix, TextStyle(roles: .detail)) }
      writer.writeLine()
    }
  }

  /// Writes blocks, separated by blank lines from each other and from the lines behind a number of
  /// lines.
  mutating func write(_ blocks: ArraySlice<StoredBlock>, behind lineCount: Int) {
    let blocks = blocks.span
    for index in blocks.indices {
      if sheet.lineCount > lineCount, !isTight { sheet.leaveGap() }
      if overrides.isEmpty || !writeOverride(of: blocks[index]) {
        let wasInProgramNotice = isInProgramNotice
        isInProgramNotice = false
        blocks[index].write(to: &self)
        isInProgramNotice = wasInProgramNotice
      }
    }
    if sheet.lineCount > lineCount { sheet.closeGap() }
  }

  private mutating func writeOverride(of element: StoredBlock) -> Bool {
    let (overrides, outerStart) = (overrides, startOfOverride)
    startOfOverride = sheet.lineCount
    defer { startOfOverride = outerStart }
    return overrides.write(element.block, to: &self)
  }

  /// Writes nodes, separated by blank lines from each other and from the lines behind a number of
  /// lines.
  mutating func write(_ nodes: [Node], behind lineCount: Int) {
    for index in nodes.indices {
      if sheet.lineCount > lineCount, !isTight, leavesGap(in: nodes, before: index) {
        sheet.leaveGap()
      }
      write(nodes[index])
    }
    if sheet.lineCount > lineCount { sheet.closeGap() }
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .heading(_, let inlines):
      writeParagraph { $0.add(inlines, TextStyle(roles: .title)) }
    case .paragraph(let inlines): writeParagraph { $0.add(inlines) }
    case .list(let style, let items): write(items, style)
    case .action(let label, let address):
      write(behind: "→ ", "  ", TextStyle(roles: .number)) { writer in
        writer.writeParagraph { $0.addAction(label, to: address) }
      }
    case .image(let image): write(image.asParagraphs, behind: sheet.lineCount)
    case .code(let text, _): write(code: text)
    case .quote(let nodes): write(nodes, behind: "> ", "> ", TextStyle(roles: .quote))
    case .notice(let kind, let title, let nodes): write(kind, title, nodes)
    case .details(let summary, let nodes):
      write([.paragraph([.strong(summary)])] + nodes, behind: sheet.lineCount)
    case .facts(let facts): for fact in facts { write(fact) }
    case .table(let table): write(table)
    case .divider:
      writeParagraph { $0.append("───", TextStyle(roles: .rule)) }
    case .group(let nodes): write(nodes, behind: sheet.lineCount)
    case .blocks(let blocks): write(blocks.elements[...], behind: sheet.lineCount)
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
      let indentation = String(repeating: " ", count: mark.utf8.count)
      write(item, behind: mark, indentation, TextStyle(roles: .number))
    }
  }

  mutating func write(code text: String) {
    write(behind: "    ", "    ", TextStyle()) { writer in
      for line in text.codeLines {
        writer.line.append(
          writer.options.keepsTabs ? line : line.withoutTabs,
          TextStyle(roles: .code)
        )
        writer.writeLine(isCode: true)
      }
    }
  }
}

extension TextWriter {
  /// Writes nodes behind a mark.
  mutating func write(
    _ nodes: [Node],
    behind first: String,
    _ rest: String,
    _ style: TextStyle
  ) {
    write(behind: first, rest, style) { $0.write(nodes, behind: $0.sheet.lineCount) }
  }

  /// Writes lines behind a mark, or below it if the mark leaves too little room.
  ///
  /// An optional mark is left out if it leaves too little room, or if there are no lines.
  mutating func write(
    behind first: String,
    _ rest: String,
    _ style: TextStyle,
    isOptional: Bool = false,
    _ lines: (inout Self) -> Void
  ) {
    let outerWidth = width
    if let outerWidth, outerWidth - first.columnsOfMark < TextOptions.leastRoom {
      for word in first.split(separator: " ") where !isOptional {
        line.append(String(word), style)
        writeLine()
      }
      lines(&self)
    } else {
      width = outerWidth.map { $0 - first.columnsOfMark }
      sheet.beginMargin(first, rest, style, isOptional: isOptional)
      lines(&self)
      sheet.endMargin()
      width = outerWidth
    }
  }

  /// Writes a paragraph, unless all its lines are empty.
  mutating func writeParagraph(_ fill: (inout Self) -> Void) {
    emptyLines = 0
    fill(&self)
    endLine()
  }

  /// Appends text to the line, made safe to show.
  mutating func append(_ text: String, _ style: TextStyle) {
    text.withUTF8Bytes { append($0, style) }
  }

  /// Appends text to the line, made safe to show.
  mutating func append(_ text: Span<UInt8>, _ style: TextStyle) {
    let keepsTabs = options.keepsTabs && cellLines == nil
    if text.hidesSomething || (!keepsTabs && text.hasTab) {
      let visible = String(copying: text).visible
      line.append(keepsTabs ? visible : visible.withoutTabs, style)
    } else {
      line.append(text, style)
    }
  }

  /// Ends a line of a paragraph; empty lines are written if another line follows.
  mutating func endLine() {
    if cellLines != nil {
      cellLines?.append(line)
      line.removeAll()
      return
    }
    if let count = emptyLines {
      if line.isEmpty {
        emptyLines = count + 1
        return
      }
      for _ in 0..<count { sheet.writeBlankLine() }
      emptyLines = nil
    }
    writeLine()
  }

  /// Writes the line, wrapped if it is too long, and begins another.
  mutating func writeLine(isCode: Bool = false) {
    if let width, line.count > width {
      divide(line, width: width, isCode: isCode)
    } else {
      sheet.write(line, 0..<line.count)
    }
    line.removeAll()
  }

  /// The lines of a cell, from the first to the last that has something on it.
  mutating func lines(ofCell inlines: [Inline], _ style: TextStyle) -> [StyledText] {
    cellLines = []
    add(inlines, style)
    endLine()
    let lines = cellLines.take() ?? []
    let last = lines.lastIndex { !$0.isEmpty }
    return Array(lines[..<(last.map { $0 + 1 } ?? 0)].drop(while: \.isEmpty))
  }

  /// The parts of a line of a cell that fit a width.
  mutating func ranges(ofCell line: StyledText, width: Int) -> [Range<Int>] {
    let whole = 0..<line.count
    guard line.columns(in: whole) > width else { return [whole] }
    var ranges: [Range<Int>] = []
    var wrapping = self.wrapping.take() ?? LineWrapper()
    wrapping.wrap(line.utf8, width: width) { ranges.append($0) }
    self.wrapping = wrapping
    return ranges
  }

  private mutating func divide(_ line: StyledText, width: Int, isCode: Bool) {
    var wrapping = self.wrapping.take() ?? LineWrapper()
    if isCode {
      wrapping.cut(line.utf8, width: width) { sheet.write(line, $0) }
    } else {
      wrapping.wrap(line.utf8, width: width) { sheet.write(line, $0) }
    }
    self.wrapping = wrapping
  }
}

private extension String {
  /// The columns of a mark, whose characters take one each.
  var columnsOfMark: Int { unicodeScalars.count }
}

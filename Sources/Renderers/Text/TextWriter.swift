import ContentParser

/// Writes nodes as text: what changes while one document is rendered.
public struct TextWriter {
  var sheet: Sheet
  let layout: TextLayout
  /// The columns that are left to lines behind their marks.
  private var width: Int?
  /// The line that is being put together, before it is wrapped.
  private var line = StyledText()
  /// The empty lines that are due if another follows, or nil behind a line that is not empty.
  private var emptyLines: Int?
  /// Made where a line is too long, since it asks for tables.
  private var wrapping: LineWrapping?

  init(layout: TextLayout, encoding: any TextEncoding) {
    self.layout = layout
    width = layout.width
    sheet = Sheet(encoding: encoding)
  }

  /// Writes nodes, parted by blank lines.
  public mutating func write(_ nodes: [Node]) { write(nodes, behind: 0) }

  /// Writes nodes, parted by blank lines from each other and from lines behind so many.
  private mutating func write(_ nodes: [Node], behind lineCount: Int) {
    for node in nodes {
      if sheet.lineCount > lineCount { sheet.leaveGap() }
      write(node)
    }
    if sheet.lineCount > lineCount { sheet.closeGap() }
  }

  private mutating func write(_ node: Node) {
    switch node {
    case .heading(_, let inlines):
      writeParagraph { $0.add(inlines, TextStyle(roles: .title)) }
    case .paragraph(let inlines): writeParagraph { $0.add(inlines) }
    case .list(let style, let items): write(items, style)
    case .action(let label, let address): writeParagraph { $0.add(label, to: address) }
    case .image(let address, let description):
      writeParagraph { $0.add([.text(description)], to: address) }
    case .code(let text, _): write(code: text)
    case .quote(let nodes): write(nodes, behind: "> ", "> ", TextStyle(roles: .quote))
    case .notice(let title, let nodes): write(noticeOf: title, nodes)
    case .facts(let facts): for fact in facts { write(fact) }
    case .group(let nodes): write(nodes, behind: sheet.lineCount)
    case .blocks(let blocks): write(blocks.body, behind: sheet.lineCount)
    }
  }
}

private extension TextWriter {
  mutating func write(_ items: [[Node]], _ style: Node.ListStyle) {
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

  mutating func write(_ fact: Node.Fact) {
    writeParagraph { writer in
      writer.add(fact.name, TextStyle(roles: .name))
      writer.add([.text(": ")] + fact.value)
    }
  }

  mutating func write(noticeOf title: String, _ nodes: [Node]) {
    let style = TextStyle(roles: .notice)
    write(behind: "! ", "! ", style) { writer in
      writer.writeParagraph { $0.add([.text(title)], style) }
    }
    write(nodes, behind: "  ", "  ", TextStyle())
  }

  mutating func write(code text: String) {
    write(behind: "    ", "    ", TextStyle()) { writer in
      for line in text.codeLines {
        writer.line.append(
          writer.layout.keepsTabs ? line : line.withoutTabs,
          TextStyle(roles: .code)
        )
        writer.writeLine(isCode: true)
      }
    }
  }

  mutating func write(
    _ nodes: [Node],
    behind first: String,
    _ rest: String,
    _ style: TextStyle
  ) {
    write(behind: first, rest, style) { $0.write(nodes, behind: $0.sheet.lineCount) }
  }
}

extension TextWriter {
  /// Writes lines behind a mark, or where that leaves too little room, below it.
  mutating func write(
    behind first: String,
    _ rest: String,
    _ style: TextStyle,
    _ lines: (inout Self) -> Void
  ) {
    let outerWidth = width
    if let outerWidth, outerWidth - first.utf8.count < TextLayout.leastRoom {
      for word in first.split(separator: " ") {
        line.append(String(word), style)
        writeLine()
      }
      lines(&self)
    } else {
      width = outerWidth.map { $0 - first.utf8.count }
      sheet.mark(first, rest, style)
      lines(&self)
      sheet.unmark()
      width = outerWidth
    }
  }

  /// Writes a paragraph, unless it has nothing but empty lines.
  private mutating func writeParagraph(_ fill: (inout Self) -> Void) {
    emptyLines = 0
    fill(&self)
    endLine()
  }

  /// Puts a text on the line, as it may be seen.
  mutating func append(_ text: String, _ style: TextStyle) {
    if !text.isEmpty { line.append(layout.line(of: text), style) }
  }

  /// Ends a line of a paragraph.
  mutating func endLine() {
    if let count = emptyLines {
      if line.count == 0 {
        emptyLines = count + 1
        return
      }
      for _ in 0..<count { sheet.writeBlankLine() }
      emptyLines = nil
    }
    writeLine()
  }

  /// Writes the line, or as many as it needs, and begins another.
  mutating func writeLine(isCode: Bool = false) {
    if let width, line.count > width {
      if wrapping == nil { wrapping = LineWrapping() }
      if isCode {
        wrapping?.cut(line, width: width, to: &sheet)
      } else {
        wrapping?.wrap(line, width: width, to: &sheet)
      }
    } else {
      sheet.write(line, 0..<line.count)
    }
    line.removeAll()
  }
}

/// How styled text becomes bytes.
protocol TextEncoding: Sendable {
  /// Writes text that is not plain.
  func encode(_ text: Span<UInt8>, _ style: TextStyle, to output: inout OutputBuffer)
}

/// Text alone.
struct PlainEncoding: TextEncoding {
  func encode(_ text: Span<UInt8>, _: TextStyle, to output: inout OutputBuffer) {
    output.append(text)
  }
}

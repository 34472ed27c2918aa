import Bytes
import ContentParser
import TextLayout

/// Lines of text: inlines are added to the current line, which is wrapped when it ends.
extension TextWriter {
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
      for _ in 0..<count { output.writeBlankLine() }
      emptyLines = nil
    }
    writeLine()
  }

  /// Writes the line, wrapped if it is too long, and begins another.
  mutating func writeLine(isCode: Bool = false) {
    if let width, line.count > width {
      divide(line, width: width, isCode: isCode) { $0.output.write($0.line, $1) }
    } else {
      output.write(line, 0..<line.count)
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
    divide(line, width: width) { ranges.append($1) }
    return ranges
  }

  private mutating func divide(
    _ line: StyledText,
    width: Int,
    isCode: Bool = false,
    _ body: (inout Self, Range<Int>) -> Void
  ) {
    var wrapping = self.wrapping.take() ?? LineWrapper()
    if isCode {
      wrapping.cut(line.utf8, width: width) { body(&self, $0) }
    } else {
      wrapping.wrap(line.utf8, width: width) { body(&self, $0) }
    }
    self.wrapping = wrapping
  }

  /// Adds inlines to the current line.
  mutating func add(_ inlines: [Inline], _ style: TextStyle = TextStyle()) {
    for inline in inlines {
      switch inline {
      case .text(let text): append(text, style)
      case .lineBreak: endLine()
      case .emphasis(let inner): add(inner, style.adding(.emphasis))
      case .strong(let inner): add(inner, style.adding(.strong))
      case .strikethrough(let inner): add(struck: inner, style)
      case .mark(let inner): add(inner, style.adding(.match))
      case .code(let code): append(code, style.adding(.code))
      case .link(let label, let address): add(label, to: address, style)
      case .reference(let label, let faq):
        var style = options.entryNumber == nil ? style : style.adding(.link)
        style.entry = options.entryNumber?(faq)
        add(label, style)
      case .image(let address, let description):
        add([.text(description)], to: address, style, isLink: style.address == nil)
      }
    }
  }

  /// Adds struck text between marks, since it would read as valid without its look.
  private mutating func add(struck inlines: [Inline], _ style: TextStyle) {
    let marks = inlines.isBlank ? "" : "~~"
    append(marks, style)
    add(inlines, style.adding(.strikethrough))
    append(marks, style)
  }

  /// Adds a label that links to an address; that of a picture in a link does not.
  mutating func add(
    _ label: [Inline],
    to address: Address,
    _ style: TextStyle = TextStyle(),
    isLink: Bool = true
  ) {
    let label = label.orText(of: address)
    var linked = style
    if isLink {
      linked = style.adding(.link)
      linked.address = address
    }
    add(label, linked)
    if options.showsAddresses { add(address.text, after: label, style) }
  }

  /// Adds a link with its host after it; the whole address, if there is no host or no hyperlink.
  mutating func addAction(_ label: [Inline], to address: Address) {
    add(label, to: address)
    let label = label.orText(of: address)
    guard !options.showsAddresses, label != [.text(address.text)] else { return }
    add(address.host ?? address.text, after: label, TextStyle())
  }

  /// Adds where a link leads, unless its label says the same.
  private mutating func add(_ target: String, after label: [Inline], _ style: TextStyle) {
    guard label != [.text(target)] else { return }
    append(" ", style)
    append("(\(target))", style.adding(.address))
  }
}

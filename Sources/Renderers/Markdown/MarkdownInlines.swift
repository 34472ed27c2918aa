import ContentParser

/// Lines of text as CommonMark.
extension MarkdownWriter {
  /// Writes a heading's line, in which no other block can begin.
  mutating func writeHeadingLine(_ text: (inout Self) -> Void) {
    let start = output.bytes.count
    text(&self)
    output.guardIndentation(from: start)
    output.guardLineEnd(from: start)
    output.guardHeadingEnd(from: start)
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes a cell of a table, which a bar would end, also one in code.
  mutating func writeCell(_ parts: [Inline]) {
    let start = output.bytes.count
    write(parts[...])
    output.guardIndentation(from: start)
    output.guardLineEnd(from: start)
    output.escapeBars(from: start)
  }

  /// Writes the lines of a paragraph, and escapes what would be markup at their starts and ends.
  mutating func writeLines(_ parts: [Inline]) {
    var rest = parts[...]
    while let end = rest.firstIndex(where: \.isLineBreak) {
      writeLine(rest[..<end], after: "\\")
      breakLine()
      rest = rest[(end + 1)...]
    }
    writeLine(rest)
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes a paragraph of plain text.
  mutating func writeLine(_ text: Span<UInt8>) {
    let start = output.bytes.count
    MarkdownEscaping.append(text, to: &output)
    output.guardLineStart(from: start)
    output.guardLineEnd(from: start)
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes the title in a row of the overview, which links to the FAQ's file if there is one.
  mutating func write(_ row: OverviewRow) {
    guard let address = row.address else {
      writeLines([.text(row.visibleTitle + row.suffix)])
      return
    }
    let start = output.bytes.count
    output.append("[")
    write([.text(row.visibleTitle)], before: "[", after: "]")
    output.append("](\(address))")
    write([.text(row.suffix)], before: ")")
    output.guardLineEnd(from: start)
    output.append("\n")
  }

  private mutating func writeLine(_ parts: ArraySlice<Inline>, after: Unicode.Scalar = " ") {
    let start = output.bytes.count
    if parts.isEmpty { output.append("&#32;") }
    write(parts, after: after)
    if case .text = parts.first { output.guardLineStart(from: start) }
    output.guardLineEnd(from: start)
  }

  private mutating func breakLine() {
    output.append("\\\n")
    output.append(prefix)
  }

  /// Writes parts of a line; the characters around each decide what is escaped in it.
  mutating func write(
    _ parts: ArraySlice<Inline>,
    before: Unicode.Scalar = " ",
    after: Unicode.Scalar = " "
  ) {
    var lineStart = output.bytes.count
    for index in parts.indices {
      switch parts[index] {
      case .text(let text):
        MarkdownEscaping.append(
          text,
          before: index == parts.startIndex ? before : "*",
          after: index + 1 == parts.endIndex ? after : parts[index + 1].firstMark,
          to: &output
        )
        if index > parts.startIndex, parts[index - 1].isLineBreak {
          output.guardLineStart(from: lineStart)
        }
      case .lineBreak:
        output.guardLineEnd(from: lineStart)
        breakLine()
        lineStart = output.bytes.count
      case .emphasis(let inner): write(inner, between: "*")
      case .strong(let inner), .mark(let inner): write(inner, between: "**")
      case .strikethrough(let inner): write(inner, between: "~~")
      case .code(let code): output.append(markdownCode: code)
      case .link(let label, let address):
        writeLink(to: address) { $0.write(label[...], before: "[", after: "]") }
      case .reference(let label, _): write(label[...], before: "*", after: "*")
      case .image(let address, let description): writeImage(address, description)
      }
    }
  }

  /// Writes a link with a label, which stands between brackets.
  mutating func writeLink(to address: Address, _ label: (inout Self) -> Void) {
    output.append(UInt8(ascii: "["))
    label(&self)
    output.append("](")
    output.append(markdownDestination: address)
    output.append(UInt8(ascii: ")"))
  }

  private mutating func writeImage(_ address: Address, _ description: String) {
    output.append("![")
    MarkdownEscaping.append(description, before: "[", after: "]", to: &output)
    output.append("](")
    output.append(markdownDestination: address)
    output.append(UInt8(ascii: ")"))
  }

  private mutating func write(_ inner: [Inline], between marks: String) {
    output.append(marks)
    write(inner[...], before: "*", after: "*")
    output.append(marks)
  }
}

private extension Inline {
  /// The first character of the marks around the part; an asterisk stands for all that are escaped
  /// in the same way.
  var firstMark: Unicode.Scalar {
    switch self {
    case .link: "["
    case .image: "!"
    case .lineBreak: "\\"
    case .text, .emphasis, .strong, .strikethrough, .mark, .code, .reference: "*"
    }
  }
}

extension [Inline] {
  /// The text, if there is nothing else.
  var onlyText: String? {
    guard count == 1, case .text(let text) = self[0], !text.isEmpty else { return nil }
    return text
  }
}

extension Inline {
  var isLineBreak: Bool {
    if case .lineBreak = self { true } else { false }
  }
}

import ContentParser

/// The parts of a line of text as CommonMark.
extension MarkdownWriter {
  /// The parts of a heading, on one line, in which no other block can begin.
  mutating func writeHeadingLine(_ parts: [Inline]) {
    let start = output.bytes.count
    write(parts[...])
    output.guardIndentation(from: start)
    output.guardLineEnd(from: start)
    output.guardHeadingEnd(from: start)
    output.append(UInt8(ascii: "\n"))
  }

  /// The parts of a paragraph, escaped also for what a line's start and end would mean.
  mutating func writeLines(_ parts: [Inline]) {
    var rest = parts[...]
    while let end = rest.firstIndex(where: \.isLineBreak) {
      writeLine(rest[..<end])
      breakLine()
      rest = rest[(end + 1)...]
    }
    writeLine(rest)
    output.append(UInt8(ascii: "\n"))
  }

  /// Plain text as one line, and whether it is that.
  mutating func writeLine(_ text: String) -> Bool {
    let start = output.bytes.count
    let isOneLine = MarkdownEscaping.append(text, to: &output)
    output.guardLineStart(from: start)
    output.guardLineEnd(from: start)
    output.append(UInt8(ascii: "\n"))
    return isOneLine
  }

  /// The title of an FAQ, which leads to its file if there is one.
  mutating func write(_ row: OverviewRow) {
    let title = Inline.text(row.visibleTitle)
    guard let address = row.address else { return writeLines([title]) }
    output.append("[")
    write([title][...], before: "[", after: "]")
    output.append("](\(address))\n")
  }

  private mutating func writeLine(_ parts: ArraySlice<Inline>) {
    guard let first = parts.first else { return output.append("&#32;") }
    let start = output.bytes.count
    write(parts)
    if case .text = first { output.guardLineStart(from: start) }
    output.guardLineEnd(from: start)
  }

  private mutating func breakLine() {
    output.append("\\\n")
    output.append(prefix)
  }

  /// What stands on either side of a part decides what must be escaped in it.
  private mutating func write(
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
          after: index + 1 == parts.endIndex ? after : parts[index + 1].isLink ? "[" : "*",
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
      case .code(let code): output.append(markdownCode: code)
      case .link(let label, let address):
        output.append(UInt8(ascii: "["))
        write(label[...], before: "[", after: "]")
        output.append("](")
        output.append(markdownDestination: address)
        output.append(UInt8(ascii: ")"))
      }
    }
  }

  private mutating func write(_ inner: [Inline], between marks: String) {
    output.append(marks)
    write(inner[...], before: "*", after: "*")
    output.append(marks)
  }
}

private extension Inline {
  var isLink: Bool {
    if case .link = self { true } else { false }
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

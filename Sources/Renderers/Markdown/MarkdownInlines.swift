import Bytes
import ContentParser

/// Lines of text as CommonMark, and tables as GitHub Flavored Markdown has them.
extension MarkdownWriter {
  /// Writes the lines of a paragraph, and escapes what would be markup at their starts and ends.
  mutating func writeLines(_ parts: [Inline]) {
    var rest = parts[...]
    while let end = rest.firstIndex(of: .lineBreak) {
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
    output.append(markdown: text)
    output.guardLineStart(from: start)
    output.guardLineEnd(from: start)
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes the title in a row of the overview, which links to the FAQ's file if there is one.
  mutating func write(_ row: OverviewRow, untitled: String) {
    let title = row.visibleTitle(or: untitled)
    guard let address = row.address else {
      writeLines([.text(title + row.suffix)])
      return
    }
    let start = output.bytes.count
    output.append("[")
    write([.text(title)], in: .brackets)
    output.append("](\(address))")
    write([.text(row.suffix)], in: Surroundings(before: ")", after: " "))
    output.guardLineEnd(from: start)
    output.append("\n")
  }

  private mutating func writeLine(_ parts: ArraySlice<Inline>, after: Unicode.Scalar = " ") {
    let start = output.bytes.count
    if parts.isEmpty { output.append("&#32;") }
    write(parts, in: Surroundings(before: " ", after: after))
    if case .text = parts.first { output.guardLineStart(from: start) }
    output.guardLineEnd(from: start)
  }

  private mutating func breakLine() {
    output.append("\\\n")
    output.append(prefix)
  }

  /// Writes parts of a line; the characters around each decide what is escaped in it.
  mutating func write(_ parts: ArraySlice<Inline>, in surroundings: Surroundings = .spaces) {
    var lineStart = output.bytes.count
    for index in parts.indices {
      switch parts[index] {
      case .text(let text):
        let around = Surroundings(
          before: index == parts.startIndex ? surroundings.before : "*",
          after: index + 1 == parts.endIndex ? surroundings.after : parts[index + 1].firstMark
        )
        output.append(markdown: text, in: around)
        if index > parts.startIndex, parts[index - 1] == .lineBreak {
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
        writeLink(to: address) { $0.write(label[...], in: .brackets) }
      case .reference(let label, _): write(label[...], in: .marks)
      case .image(let address, let description): writeImage(address, description)
      }
    }
  }

  /// Writes a link with a label, which is between brackets.
  mutating func writeLink(to address: Address, _ label: (inout Self) -> Void) {
    output.append(UInt8(ascii: "["))
    label(&self)
    output.append("](")
    output.append(markdownDestination: address)
    output.append(UInt8(ascii: ")"))
  }

  private mutating func writeImage(_ address: Address, _ description: String) {
    output.append(UInt8(ascii: "!"))
    writeLink(to: address) { $0.output.append(markdown: description, in: .brackets) }
  }

  private mutating func write(_ inner: [Inline], between marks: String) {
    output.append(marks)
    write(inner[...], in: .marks)
    output.append(marks)
  }

  /// Writes a table after its caption.
  mutating func write(_ table: Node.Table) {
    paragraph([.emphasis(table.caption)])
    let count = table.columnCount
    guard count > 0 else { return }
    beginBlock()
    let missing = [[Inline]](repeating: [], count: count - table.header.count)
    writeRow(table.header + missing)
    output.append(prefix)
    output.append(UInt8(ascii: "|"))
    for column in 0..<count { output.append(table.alignment(ofColumn: column).delimiter) }
    output.append(UInt8(ascii: "\n"))
    for row in table.rows {
      output.append(prefix)
      writeRow(row.isEmpty ? [[]] : row)
    }
  }

  private mutating func writeRow(_ cells: [[Inline]]) {
    output.append(UInt8(ascii: "|"))
    for cell in cells {
      output.append(UInt8(ascii: " "))
      let start = output.bytes.count
      write(cell.simplifiedForMarkdown()[...])
      output.guardIndentation(from: start)
      output.guardLineEnd(from: start)
      // A bar would end the cell, also one in code.
      output.escapeBars(from: start)
      output.append(" |")
    }
    output.append(UInt8(ascii: "\n"))
  }
}

private extension Inline {
  /// The first character of the marks around the part; an asterisk for all that have the same
  /// effect on escaping.
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

private extension Node.Table.Alignment {
  /// What the row under the header says about a column.
  var delimiter: String {
    switch self {
    case .start: " --- |"
    case .center: " :-: |"
    case .end: " --: |"
    }
  }
}

/// Addresses and code, which have their own rules of escaping.
extension OutputBuffer {
  /// Appends an address for between the parentheses of a link.
  mutating func append(markdownDestination address: Address) {
    address.text.withUTF8Bytes {
      bytes.append($0, lookingAt: MarkdownDestinationByte.self) { _ in .backslash }
    }
  }

  /// Appends code between more backticks than it has in a row.
  mutating func append(markdownCode code: String) {
    let ticks = String(repeating: "`", count: code.longestRunOfBackticks + 1)
    let isPadded = code.first == "`" || code.last == "`" || (code.first == " " && code.last == " ")
    append(isPadded ? "\(ticks) \(code) \(ticks)" : ticks + code + ticks)
  }
}

/// A character that would end a link's address, or would be markup where the address is shown.
private enum MarkdownDestinationByte: ByteCondition {
  /// `"`, `&`, `'`, `(`, `)`, `*`, `<`, `>`, `[`, `]`, `_` or a backtick.
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    (byte == 0x22) | (byte &- 0x26 <= 4) | (byte == 0x3C) | (byte == 0x3E) | (byte == 0x5B)
      | (byte == 0x5D) | (byte &- 0x5F <= 1)
  }
}

extension String {
  /// The language of code, reduced to one word for the line that begins a block of code.
  var infoString: String { filter { $0.isLetter || $0.isNumber || "+-#.".contains($0) } }

  /// A fence around code has one backtick more, and at least three.
  var longestRunOfBackticks: Int { utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0 }
}

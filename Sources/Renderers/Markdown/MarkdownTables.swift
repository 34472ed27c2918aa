import ContentParser

/// Tables as GitHub Flavored Markdown has them.
extension MarkdownWriter {
  /// Writes a table behind its caption.
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
      writeCell(MarkdownSimplifying.simplified(cell))
      output.append(" |")
    }
    output.append(UInt8(ascii: "\n"))
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

import ContentParser

/// Tables as columns; where columns would be too narrow or too wide, each row becomes facts.
extension TextWriter {
  /// Writes a table.
  mutating func write(_ table: Node.Table) {
    let header = table.header.map { lines(ofCell: $0, TextStyle(roles: .name)) }
    let rows = table.rows.map { $0.map { lines(ofCell: $0, TextStyle()) } }
    var natural = [Int](repeating: 0, count: table.columnCount)
    for (column, cell) in ([header] + rows).lazy.flatMap({ $0.enumerated() }) {
      for line in cell { natural[column] = max(natural[column], line.columns(in: 0..<line.count)) }
    }
    guard let widths = ColumnWidths.widths(for: natural, in: width) else {
      write(table.asFacts, behind: sheet.lineCount)
      return
    }
    writeParagraph { $0.add(table.caption, TextStyle(roles: .emphasis)) }
    let columns = widths.indices.map { Column(widths[$0], table.alignment(ofColumn: $0)) }
    let head = wrapped(header, in: columns)
    if head.height > 0 {
      write(head, in: columns)
      writeRule(under: columns)
    }
    let body = rows.map { wrapped($0, in: columns) }.filter { $0.height > 0 }
    let isDivided = body.contains { $0.height > 1 }
    for (index, row) in body.enumerated() {
      if isDivided, index > 0 { writeRule(under: columns) }
      write(row, in: columns)
    }
  }
}

private extension TextWriter {
  mutating func wrapped(_ cells: [[StyledText]], in columns: [Column]) -> [[TablePiece]] {
    zip(cells, columns).map { cell, column in
      cell.flatMap { line in
        ranges(ofCell: line, width: column.width).map { TablePiece(line, $0) }
      }
    }
  }

  mutating func write(_ row: [[TablePiece]], in columns: [Column]) {
    for index in 0..<row.height {
      var line = TableLine()
      for (column, pieces) in row.enumerated() {
        if column > 0 { line.appendBar() }
        let piece = index < pieces.count ? pieces[index] : nil
        let room = max(0, columns[column].width - (piece?.columns ?? 0))
        let indentation = columns[column].indentation(in: room)
        line.append(spaces: indentation)
        if let piece { line.append(piece) }
        line.append(spaces: room - indentation)
      }
      sheet.write(line.text, 0..<line.text.count)
    }
  }

  mutating func writeRule(under columns: [Column]) {
    var line = StyledText()
    let dashes = columns.map { String(repeating: "─", count: $0.width) }
    line.append(dashes.joined(separator: "─┼─"), TextStyle(roles: .rule))
    sheet.write(line, 0..<line.count)
  }
}

/// A column with its width.
private struct Column {
  let width: Int
  private let alignment: Node.Table.Alignment

  init(_ width: Int, _ alignment: Node.Table.Alignment) {
    self.width = width
    self.alignment = alignment
  }

  /// The part of the free columns that stands in front of a cell.
  func indentation(in room: Int) -> Int {
    switch alignment {
    case .start: 0
    case .center: room / 2
    case .end: room
    }
  }
}

private extension [[TablePiece]] {
  /// The lines that a row takes.
  var height: Int { reduce(0) { Swift.max($0, $1.count) } }
}

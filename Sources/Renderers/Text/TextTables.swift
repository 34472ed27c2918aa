import ContentParser

/// Tables as columns; where columns would be too narrow or too wide, each row becomes facts.
extension TextWriter {
  /// Writes a table.
  mutating func write(_ table: Node.Table) {
    let header = table.header.map { lines(ofCell: $0, TextStyle(.name)) }
    let rows = table.rows.map { $0.map { lines(ofCell: $0, TextStyle()) } }
    var natural = [Int](repeating: 0, count: table.columnCount)
    for (column, cell) in ([header] + rows).lazy.flatMap({ $0.enumerated() }) {
      for line in cell { natural[column] = max(natural[column], line.columns(in: 0..<line.count)) }
    }
    guard let widths = ColumnWidths.widths(for: natural, in: width) else {
      write(table.asFacts, after: output.lineCount)
      return
    }
    writeParagraph { $0.add(table.caption, TextStyle(.emphasis)) }
    let columns = widths.indices.map {
      Column(width: widths[$0], alignment: table.alignment(ofColumn: $0))
    }
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
        ranges(ofCell: line, width: column.width).map { (line, $0) }
      }
    }
  }

  /// Writes a row, without spaces at the ends of its lines.
  mutating func write(_ row: [[TablePiece]], in columns: [Column]) {
    for index in 0..<row.height {
      var (line, spaces) = (StyledText(), 0)
      for (column, pieces) in row.enumerated() {
        if column > 0 {
          line.append(spaces: spaces + 1)
          line.append("│", TextStyle(.rule))
          spaces = 1
        }
        guard index < pieces.count else {
          spaces += columns[column].width
          continue
        }
        let (text, range) = pieces[index]
        let room = max(0, columns[column].width - text.columns(in: range))
        let indentation = columns[column].indentation(in: room)
        line.append(spaces: spaces + indentation)
        line.append(text, range)
        spaces = room - indentation
      }
      output.write(line, 0..<line.count)
    }
  }

  mutating func writeRule(under columns: [Column]) {
    var line = StyledText()
    let dashes = columns.map { String(repeating: "─", count: $0.width) }
    line.append(dashes.joined(separator: "─┼─"), TextStyle(.rule))
    output.write(line, 0..<line.count)
  }
}

/// A column with its width.
private struct Column {
  let width: Int
  let alignment: Node.Table.Alignment

  /// The part of the free columns that precedes a cell.
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

/// A part of a cell that is on one line.
private typealias TablePiece = (text: StyledText, range: Range<Int>)

private extension StyledText {
  mutating func append(spaces count: Int) {
    append(String(repeating: " ", count: count), TextStyle())
  }
}

/// How the columns of a table share a line.
enum ColumnWidths {
  /// The columns between two cells.
  static let gap = 3
  /// A cell is wrapped at this width only if its line has no more room.
  private static let least = 8
  /// The widest column on lines of any length, so that padding stays in proportion.
  private static let most = 100

  /// The widths of columns, or nil if the table cannot be shown in columns.
  ///
  /// Columns that take less than an equal share leave the rest of it to the others. The
  /// result is nil if a column would be too narrow to read. Where lines may have any length, no
  /// cell is wrapped, and the result is nil if a column is too wide for padding.
  static func widths(for natural: [Int], in width: Int?) -> [Int]? {
    guard let width else { return natural.allSatisfy { $0 <= most } ? natural : nil }
    var room = width - gap * (natural.count - 1)
    var widths = natural
    for (index, column) in natural.indices.sorted(by: { natural[$0] < natural[$1] }).enumerated() {
      let share = room / (natural.count - index)
      guard natural[column] <= share || share >= least else { return nil }
      widths[column] = min(natural[column], share)
      room -= widths[column]
    }
    return widths
  }
}

@testable import FaqBrowser

extension Grid {
  /// What the grid shows, without the blanks at the ends of its rows.
  var text: String {
    (0..<size.rows).map { row in
      var line = self.row(row).map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// A grid of lines, as wide as it is told.
  init(columns: Int, _ lines: [StyledLine]) {
    self.init(ScreenSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      write(line, at: ScreenPoint(column: 0, row: row), columns: columns)
    }
  }
}

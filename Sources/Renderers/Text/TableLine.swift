/// A part of a cell that stands on one line.
struct TablePiece {
  let text: StyledText
  let range: Range<Int>
  let columns: Int

  init(_ text: StyledText, _ range: Range<Int>) {
    self.text = text
    self.range = range
    columns = text.columns(in: range)
  }
}

/// A line of a table, without spaces at its end.
struct TableLine {
  private(set) var text = StyledText()
  private var spaces = 0

  /// Appends spaces, which are written if something follows.
  mutating func append(spaces count: Int) { spaces += count }

  /// Appends a piece of a cell.
  mutating func append(_ piece: TablePiece) {
    writeSpaces()
    text.append(piece.text, piece.range)
  }

  /// Appends what stands between two cells.
  mutating func appendBar() {
    spaces += 1
    writeSpaces()
    text.append("│", TextStyle(roles: .rule))
    spaces = 1
  }

  private mutating func writeSpaces() {
    text.append(String(repeating: " ", count: spaces), TextStyle())
    spaces = 0
  }
}

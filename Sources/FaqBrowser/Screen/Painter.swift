/// Writes the bytes that turn what a terminal shows into the next grid.
///
/// Only cells that differ are written, each stretch at its own position and never behind the last
/// column. The bytes of a grid are one synchronized update.
struct Painter {
  /// Whether links become hyperlinks of the terminal.
  let hyperlinks: Bool
  /// What the terminal shows; nil if that is unknown.
  private var shown: Grid?

  init(hyperlinks: Bool) { self.hyperlinks = hyperlinks }

  /// The bytes that show a grid; none if it is shown already.
  mutating func paint(_ grid: Grid) -> [UInt8] {
    guard grid != shown else { return [] }
    var output = PaintedOutput(hyperlinks: hyperlinks)
    let old: Grid
    if let shown, shown.size == grid.size {
      old = shown
    } else {
      output.clear()
      old = Grid(grid.size)
    }
    for row in 0..<grid.size.rows {
      Self.paint(grid.row(row), over: old.row(row), row: row, to: &output)
    }
    shown = grid
    return output.end(cursor: grid.cursor)
  }

  /// Forgets what the terminal shows, so that the next grid is written as a whole.
  mutating func forget() { shown = nil }
}

private extension Painter {
  /// Writes the cells of a row that differ, and ends the row where only blanks are left.
  static func paint(
    _ new: ArraySlice<Cell>,
    over old: ArraySlice<Cell>,
    row: Int,
    to output: inout PaintedOutput
  ) {
    let end = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? new.startIndex
    let isShorter = old[end...].contains { $0 != .blank }
    var redrawsRest = false
    for (column, cells) in zip(new[..<end], old).enumerated()
    where redrawsRest || cells.0 != cells.1 {
      // A terminal that draws the cluster wider has overwritten the cells behind it.
      redrawsRest = redrawsRest || cells.0.hasUncertainWidth || cells.1.hasUncertainWidth
      output.write(cells.0, at: ScreenPoint(column: column, row: row))
    }
    if isShorter || redrawsRest, end < new.endIndex {
      output.eraseLine(from: ScreenPoint(column: end - new.startIndex, row: row))
    }
  }
}

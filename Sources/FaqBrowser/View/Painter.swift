/// Writes the bytes that turn what a terminal shows into the next grid.
///
/// Only cells that differ are written, each stretch at its own position and never after the last
/// column. The bytes of a grid are one synchronized update.
struct Painter {
  /// Whether links become hyperlinks of the terminal.
  let hyperlinks: Bool
  /// What the terminal shows; nil if that is unknown.
  private var shown: Grid?
  /// The bytes of the update.
  private var bytes: [UInt8] = []
  private var style = CellStyle.plain
  /// Where the terminal's cursor is; nil if that is uncertain.
  private var place: ScreenPoint?

  init(hyperlinks: Bool) { self.hyperlinks = hyperlinks }

  /// The bytes that show a grid, or no bytes if it is shown already.
  mutating func paint(_ grid: Grid) -> [UInt8] {
    guard grid != shown else { return [] }
    begin()
    let old: Grid
    if let shown, shown.size == grid.size {
      old = shown
    } else {
      append("\u{1B}[0m\u{1B}[2J")
      old = Grid(grid.size)
    }
    for row in 0..<grid.size.rows { paint(grid.row(row), over: old.row(row), row: row) }
    shown = grid
    end(cursor: grid.cursor)
    return bytes
  }

  /// Forgets what the terminal shows, so that the next grid is written as a whole.
  mutating func forget() { shown = nil }
}

private extension Painter {
  mutating func begin() {
    (bytes, place) = ([], nil)
    bytes.reserveCapacity(4_096)
    append("\u{1B}[?2026h\u{1B}[?25l")
  }

  /// Ends the update, with the cursor where text is typed.
  mutating func end(cursor: ScreenPoint?) {
    select(.plain)
    if let cursor {
      place = nil
      move(to: cursor)
      append("\u{1B}[?25h")
    }
    append("\u{1B}[?2026l")
  }

  /// Writes the cells of a row that differ, and ends the row where only blanks are left.
  mutating func paint(_ new: ArraySlice<Cell>, over old: ArraySlice<Cell>, row: Int) {
    let end = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? new.startIndex
    let isShorter = old[end...].contains { $0 != .blank }
    var redrawsRest = false
    for (column, cells) in zip(new[..<end], old).enumerated()
    where redrawsRest || cells.0 != cells.1 {
      // A terminal that draws the cluster wider has overwritten the cells after it.
      redrawsRest = redrawsRest || cells.0.hasUncertainWidth || cells.1.hasUncertainWidth
      write(cells.0, at: ScreenPoint(column: column, row: row))
    }
    if isShorter || redrawsRest, end < new.endIndex {
      move(to: ScreenPoint(column: end - new.startIndex, row: row))
      select(.plain)
      append("\u{1B}[K")
    }
  }

  /// Writes a cell; the second column of a wide cluster has been written with it.
  mutating func write(_ cell: Cell, at point: ScreenPoint) {
    guard cell.columns > 0 else { return }
    move(to: point)
    select(cell.style)
    bytes.append(contentsOf: cell.text.utf8)
    place =
      cell.hasUncertainWidth
      ? nil : ScreenPoint(column: point.column + cell.columns, row: point.row)
  }

  mutating func append(_ sequence: StaticString) {
    sequence.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func move(to point: ScreenPoint) {
    guard place != point else { return }
    append("\u{1B}[")
    bytes.append(contentsOf: "\(point.row + 1);\(point.column + 1)H".utf8)
  }

  mutating func select(_ style: CellStyle) {
    guard style != self.style else { return }
    if hyperlinks, style.link != self.style.link { open(style.link) }
    if style.parameters != self.style.parameters {
      append("\u{1B}[")
      bytes.append(
        contentsOf: ([0] + style.parameters).map(String.init).joined(separator: ";").utf8
      )
      append("m")
    }
    self.style = style
  }

  mutating func open(_ link: Hyperlink?) {
    append("\u{1B}]8;")
    let link = link.flatMap { Hyperlink.entry(in: $0.address) == nil ? $0 : nil }
    if let link { bytes.append(contentsOf: "id=\(link.identifier);\(link.address)".utf8) }
    append(link == nil ? ";\u{1B}\\" : "\u{1B}\\")
  }
}

import Bytes
import TextLayout

/// What a screen shows: a cell for each of its columns and rows.
///
/// No cell holds a character that could drive a terminal or reorder the text around it, whatever
/// text is written.
struct Grid: Hashable, Sendable {
  let size: ScreenSize
  /// Where the text cursor stands; nil if it is hidden.
  var cursor: ScreenPoint?
  private var cells: [Cell]

  /// Creates a blank grid.
  init(_ size: ScreenSize) {
    self.size = ScreenSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes a line into an area of one row, and ends it with `…` if it is too long.
  ///
  /// Returns the columns that it takes.
  @discardableResult
  mutating func write(_ line: StyledLine, at point: ScreenPoint, columns: Int) -> Int {
    let end = min(point.column + columns, size.columns)
    guard (0..<size.rows).contains(point.row), (0..<end).contains(point.column) else { return 0 }
    var place = point
    for run in line.runs {
      guard write(run, at: &place, from: point.column, to: end) else {
        place.column = min(place.column, end - 1)
        set(Cell(text: "…", columns: 1, style: run.style), at: place)
        return columns
      }
    }
    return place.column - point.column
  }
}

private extension Grid {
  /// A cell holds no more than this, however many marks are stacked on a letter.
  static let longestCluster = 64

  /// Writes a stretch cluster by cluster; returns whether all of it fits.
  mutating func write(
    _ run: StyledLine.Run,
    at place: inout ScreenPoint,
    from start: Int,
    to end: Int
  ) -> Bool {
    let clusters = Clusters()
    return run.text.withUTF8Bytes { text in
      var offset = 0
      while offset < text.count {
        let cluster = clusters.next(&offset, in: text, widest: 2)
        let bytes = text.extracting(cluster.range)
        if cluster.width == 0, !bytes.scalar(at: 0).isUnsafeToShow {
          if place.column > start { join(bytes, before: place) }
          continue
        }
        let width = max(1, cluster.width)
        guard place.column + width <= end else { return false }
        set(Cell(text: bytes.shownText, columns: width, style: run.style), at: place)
        place.column += width
      }
      return true
    }
  }

  /// Adds a cluster without columns to the cell in front of a place.
  mutating func join(_ mark: Span<UInt8>, before place: ScreenPoint) {
    var index = index(of: place) - 1
    if cells[index].columns == 0, index > 0 { index -= 1 }
    guard cells[index].text.utf8.count + mark.count <= Self.longestCluster else { return }
    cells[index].text += String(copying: mark)
  }

  /// Sets a cell, and blanks what is left of a wide cluster that it covers in part.
  mutating func set(_ cell: Cell, at point: ScreenPoint) {
    let index = index(of: point)
    if cells[index].columns == 0, index > 0 { cells[index - 1] = .blank }
    let end = index + cell.columns
    if end < cells.count, cells[end].columns == 0 { cells[end] = .blank }
    cells[index] = cell
    if cell.columns == 2 { cells[index + 1] = .covered(cell.style) }
  }

  func index(of point: ScreenPoint) -> Int { point.row * size.columns + point.column }
}

private extension Span<UInt8> {
  /// The cluster as a cell shows it.
  var shownText: String {
    let first = scalar(at: 0)
    if first.isUnsafeToShow { return "\u{FFFD}" }
    switch first.value {
    case 0x09, 0x0A, 0x2028, 0x2029: return " "
    default: break
    }
    var end = count
    while end > Grid.longestCluster { end = startOfScalar(before: end) }
    return String(copying: extracting(0..<end))
  }
}

import Bytes
import Renderers
import TextLayout

/// What a screen shows: a cell for each of its columns and rows.
///
/// No cell holds a character that could drive a terminal or reorder the text around it, whatever
/// text is written.
struct Grid: Hashable, Sendable {
  let size: ScreenSize
  /// Where the text cursor is; nil if it is hidden.
  var cursor: ScreenPoint?
  private var cells: [Cell]

  /// Creates a blank grid.
  init(_ size: ScreenSize) {
    self.size = ScreenSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

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

  /// Adds a cluster without columns to the cell before a place.
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
    if [0x09, 0x0A, 0x2028, 0x2029].contains(first.value) { return " " }
    var end = count
    while end > Grid.longestCluster { end = startOfScalar(before: end) }
    return String(copying: extracting(0..<end))
  }
}

/// One column of a row.
struct Cell: Hashable, Sendable {
  /// A grapheme cluster, or empty text where the cluster of the cell before it goes on.
  var text: String
  /// 1 or 2, or 0 where the cluster of the cell before it goes on.
  var columns: Int
  var style: CellStyle

  static let blank = Self(text: " ", columns: 1, style: .plain)

  /// The second column of a wide cluster.
  static func covered(_ style: CellStyle) -> Self { Self(text: "", columns: 0, style: style) }

  /// Whether the cluster may be written from right to left.
  var isRightToLeft: Bool { text.unicodeScalars.first?.isInRightToLeftBlock ?? false }

  /// Whether terminals may disagree on the columns of the cluster.
  ///
  /// They agree on single scalars of Latin, Greek, Cyrillic and Armenian, and on punctuation,
  /// arrows and lines.
  var hasUncertainWidth: Bool {
    guard let first = text.unicodeScalars.first, columns == 1 else { return columns == 2 }
    guard text.unicodeScalars.count == 1 else { return true }
    return first.value >= 0x0590 && !(0x2010..<0x2600).contains(first.value)
  }
}

/// The look of a cell as SGR attributes and colours, and its link.
struct CellStyle: Hashable, Sendable {
  /// One bit for each attribute: bit 1 for SGR parameter 1, and so on.
  private var attributes: UInt16 = 0
  /// The SGR parameters for the colours of the text and of its background, which only pictures set.
  private var (foreground, background) = ([Int](), [Int]())
  var link: Hyperlink?

  static let plain = Self()

  private init() {
    // All properties have their initial values.
  }

  init(_ look: Theme.Look) { add(look) }

  /// The parameters of the SGR sequence that selects the style.
  var parameters: [Int] { (1...9).filter { attributes & 1 << $0 != 0 } + foreground + background }

  /// Adds attributes, and a colour in place of the one before.
  mutating func add(_ look: Theme.Look) { apply(look.parameters[...]) }

  /// Changes the style as the parameters of an SGR sequence do.
  mutating func apply(_ parameters: ArraySlice<Int>) {
    var rest = parameters
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: (attributes, foreground, background) = (0, [], [])
      case 1...9: attributes |= 1 << parameter
      case 30...37: foreground = [parameter]
      case 38, 48:
        // A colour of 24 bits or one of 256: `2;192;57;43`, `5;167`.
        let color = rest.prefix(rest.first == 5 ? 2 : 4)
        rest = rest.dropFirst(color.count)
        guard [[2, 4], [5, 2]].contains([color.first, color.count]),
          color.allSatisfy({ 0...255 ~= $0 })
        else { break }
        if parameter == 38 { foreground = [38] + color } else { background = [48] + color }
      default: break
      }
    }
  }

  func adding(_ look: Theme.Look) -> Self { changing(self) { $0.add(look) } }
}

/// An address as OSC 8 writes it: printable ASCII.
struct Hyperlink: Hashable, Sendable {
  /// The `id` that makes stretches on several lines one link.
  let identifier: String
  let address: String

  /// The number of the entry that the address `#3` leads to.
  static func entry(in address: String) -> Int? {
    address.first == "#" ? Int(address.dropFirst()) : nil
  }
}

extension Int {
  /// The number with commas between thousands: `100,000`.
  var grouped: String {
    let digits = String(self)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    .joined()
  }
}

/// The size of a screen or of a part of it.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// The place of a cell, from 0 at the top left.
package struct ScreenPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int
}

/// A part of a screen.
struct ScreenArea: Hashable, Sendable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  func contains(_ point: ScreenPoint) -> Bool {
    (column..<column + columns).contains(point.column) && (row..<row + rows).contains(point.row)
  }
}

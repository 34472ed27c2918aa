@testable import FaqBrowser

/// A terminal that understands what the painter may send, and nothing else.
struct ModelTerminal {
  private(set) var grid: Grid
  private(set) var cells: [[Cell]]
  private(set) var isCursorVisible = true
  private(set) var unknown: [String] = []
  private var place = ScreenPoint(column: 0, row: 0)
  private var style = CellStyle.plain

  init(_ size: ScreenSize) {
    grid = Grid(size)
    let row = Array(repeating: Cell(text: "?", columns: 1, style: .plain), count: size.columns)
    cells = Array(repeating: row, count: size.rows)
  }

  var cursor: ScreenPoint? { isCursorVisible ? place : nil }

  /// Whether the terminal shows a grid.
  func shows(_ grid: Grid) -> Bool {
    cursor == grid.cursor && cells == (0..<grid.size.rows).map { Array(grid.row($0)) }
  }

  mutating func receive(_ bytes: [UInt8]) {
    var rest = bytes.text[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        receiveSequence(&rest)
      } else {
        rest.removeFirst()
        put(String(first))
      }
    }
  }

  private mutating func put(_ text: String) {
    var line = Grid(ScreenSize(columns: 2, rows: 1))
    let columns = line.write(StyledLine(text), at: ScreenPoint(column: 0, row: 0), columns: 2)
    if columns == 0 {
      let isCovered = cells[place.row][place.column - 1].columns == 0
      cells[place.row][place.column - (isCovered ? 2 : 1)].text += text
      return
    }
    for offset in 0..<columns { blankCluster(at: place.column + offset) }
    cells[place.row][place.column] = Cell(text: text, columns: columns, style: style)
    if columns == 2 { cells[place.row][place.column + 1] = .covered(style) }
    place.column += columns
  }

  /// Half a wide cluster is never left.
  private mutating func blankCluster(at column: Int) {
    let row = place.row
    if cells[row][column].columns == 0 { cells[row][column - 1] = .blank }
    if cells[row][column].columns == 2 { cells[row][column + 1] = .blank }
    cells[row][column] = .blank
  }

  private mutating func receiveSequence(_ rest: inout Substring) {
    if let match = rest.prefixMatch(of: /\e\[([?0-9;]*)([A-Za-z])/) {
      rest = rest[match.range.upperBound...]
      receive(String(match.1), final: match.2)
    } else if let match = rest.prefixMatch(of: /\e\]8;(?:id=([^;]*))?;([^\e]*)\e\\/) {
      rest = rest[match.range.upperBound...]
      let identifier = match.1.map { String($0) } ?? ""
      style.link =
        match.2.isEmpty ? nil : Hyperlink(identifier: identifier, address: String(match.2))
    } else {
      unknown.append(String(rest.prefix(8)))
      rest.removeFirst()
    }
  }

  private mutating func receive(_ parameters: String, final: Substring) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (parameters, final) {
    case (_, "H"): place = ScreenPoint(column: numbers[1] - 1, row: numbers[0] - 1)
    case (_, "m"): style.apply(numbers[...])
    case ("", "K"):
      for column in place.column..<grid.size.columns { blankCluster(at: column) }
    case ("2", "J"):
      for row in cells.indices { cells[row] = Array(repeating: .blank, count: grid.size.columns) }
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case ("?2026", "h"), ("?2026", "l"): break
    default: unknown.append("\(parameters)\(final)")
    }
  }
}

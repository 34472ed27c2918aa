import Renderers

/// Draws a state onto a grid, and visits only the rows that are visible.
struct BrowserView {
  let state: BrowserState
  let layout: ScreenLayout
  var grid: Grid

  /// The screen of a state.
  static func grid(of state: BrowserState) -> Grid {
    var view = Self(state: state, layout: state.layout, grid: Grid(state.size))
    view.draw()
    return view.grid
  }

  private mutating func draw() {
    let least = ScreenLayout.leastSize
    guard state.size.columns >= least.columns, state.size.rows >= least.rows else {
      write("Too small: \(least.columns) x \(least.rows)", at: ScreenPoint(column: 0, row: 0))
      return
    }
    if let help = state.help {
      drawHelp(help)
      return
    }
    if state.showsSplash {
      drawSplash()
    } else {
      drawHeading()
      if let list = layout.list { drawList(in: list) }
      if let page = layout.page { drawPage(in: page) }
      if layout.list != nil, let page = layout.page { drawLine(before: page) }
      drawStatus()
    }
    let warning = state.warningLines
    for (offset, line) in warning.enumerated() {
      let row = layout.status.row - warning.count + offset
      write(line, style(.warning), at: ScreenPoint(column: 0, row: row))
    }
    switch state.overlay {
    case .dialog(let dialog): draw(DialogBox(dialog, in: state))
    case .step(let step): draw(DialogBox(step.title, bar(step.progress(at: state.now)), in: state))
    case .work(let work):
      draw(DialogBox(work.title, movingBar(work.position(at: state.now)), in: state))
    case nil: break
    }
  }

  /// The style of a role.
  func style(_ role: TextRole) -> CellStyle { CellStyle(state.theme[role]) }

  /// Writes text from a place to the end of its row, or in fewer columns.
  @discardableResult
  mutating func write(
    _ text: String,
    _ style: CellStyle = .plain,
    at point: ScreenPoint,
    columns: Int = .max / 2
  ) -> Int { grid.write(StyledLine(text, style), at: point, columns: columns) }

  /// Draws the splash in the middle of the screen.
  private mutating func drawSplash() {
    let renderer = state.renderer(min(state.size.columns, ScreenLayout.widestText))
    let lines = StyledLine.lines(of: Array(renderer.render(state.catalogue.splash).utf8))
    let width = lines.map(\.text.columns).max() ?? 0
    for (offset, line) in lines.prefix(state.pageRows).enumerated() {
      let row = 1 + max(0, state.pageRows - lines.count) / 2 + offset
      let point = ScreenPoint(column: (state.size.columns - width) / 2, row: row)
      grid.write(line, at: point, columns: width)
    }
    let sign = state.content.isLoading ? "\(state.loadingSign) Loading …" : ""
    write(sign, style(.detail), at: ScreenPoint(column: 2, row: layout.status.row))
  }

  /// Draws the line between list and page, which is heavy while keys are for the page.
  ///
  /// A row with right-to-left text gets a left-to-right mark after the line. Without it, terminals
  /// that reorder text would mix the title with the text of the page.
  private mutating func drawLine(before page: ScreenArea) {
    let line = state.isReading ? "┃" : "│"
    for row in page.row..<page.row + page.rows {
      let isReordered = grid.row(row).contains(where: \.isRightToLeft)
      let mark = isReordered ? "\u{200E}" : ""
      write(line + mark, style(.rule), at: ScreenPoint(column: page.column - 2, row: row))
    }
  }
}

/// The parts of a screen.
struct ScreenLayout: Hashable, Sendable {
  /// The smallest screen that has room for all parts.
  static let leastSize = ScreenSize(columns: 20, rows: 5)
  /// From this width on, the page is beside the list.
  private static let wideColumns = 100
  /// The widest text of a page.
  static let widestText = 80
  /// The columns between list and page, with a line in the middle.
  static let gap = 3
  /// The columns to the left of a page that has the screen for itself.
  private static let margin = 2

  let list: ScreenArea?
  let page: ScreenArea?
  let status: ScreenArea

  /// The layout for a size, with the list or the page where there is room for only one.
  init(_ size: ScreenSize, isReading: Bool, warningRows: Int) {
    let (columns, rows) = (size.columns, max(0, size.rows - 2 - warningRows))
    status = ScreenArea(column: 0, row: size.rows - 1, columns: columns, rows: 1)
    if columns >= Self.wideColumns {
      let width = max(columns * 2 / 5, columns - Self.gap - Self.widestText)
      let start = width + Self.gap
      list = ScreenArea(column: 0, row: 1, columns: width, rows: rows)
      page = ScreenArea(column: start, row: 1, columns: columns - start, rows: rows)
    } else if isReading {
      list = nil
      let margin = columns >= 40 ? Self.margin : 0
      page = ScreenArea(column: margin, row: 1, columns: columns - margin, rows: rows)
    } else {
      list = ScreenArea(column: 0, row: 1, columns: columns, rows: rows)
      page = nil
    }
  }
}

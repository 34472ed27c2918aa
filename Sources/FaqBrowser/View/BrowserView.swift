import FaqSearch
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

extension BrowserView {
  /// Draws the visible lines, with matches and the selected link marked.
  mutating func drawPage(in area: ScreenArea) {
    guard let page = state.page else {
      guard state.awaitedPage != nil else { return }
      let start = ScreenPoint(column: area.column, row: area.row)
      write("Laying out …", style(.detail), at: start, columns: area.columns)
      return
    }
    let rows = page.scrolling.rows(count: page.lines.count, height: area.rows)
    let query = SearchQuery(state.overview.search.text)
    let matches =
      state.find?.matches ?? LineMatches(of: query, in: page.lines[page.paragraphs(around: rows)])
    for (offset, row) in rows.enumerated() {
      var line = page.lines[row]
      for stretch in page.selectedLink.map({ page.links[$0].stretches }) ?? []
      where stretch.line == row {
        line.restyle(run: stretch.run, adding: state.theme[.match])
      }
      line = line.marking(matches.ranges(in: row), with: state.theme[.match])
      if let find = state.find {
        let current = matches.ranges(in: row, of: find.current)
        for role in [TextRole.link, .notice] {
          line = line.marking(current, with: state.theme[role])
        }
      }
      let point = ScreenPoint(column: area.column, row: area.row + offset)
      grid.write(line, at: point, columns: area.columns)
    }
  }

  /// Draws the last row: what is typed, or what has happened and the keys that matter here.
  mutating func drawStatus() {
    let start = ScreenPoint(column: 0, row: layout.status.row)
    if let find = state.find, find.isTyping {
      drawField(find.field, hint: foundCount(find), at: start)
    } else if state.overview.isTyping, !state.isReading {
      drawField(state.overview.search, hint: "", at: start)
    } else {
      let (text, columns) = (statusText, layout.status.columns)
      let hints = hints(beside: text)
      let room = max(0, columns - hints.columns - 2)
      write(text, style(.detail), at: start, columns: room)
      let place = ScreenPoint(column: max(0, columns - hints.columns), row: start.row)
      write(hints, style(.detail), at: place)
    }
  }
}

private extension BrowserView {
  /// The screens name more keys from this width on.
  static let hintColumns = 60

  /// The keys that matter here, as many as there is room for beside a text.
  func hints(beside text: String) -> String {
    var hints: [String] = []
    var least = 1
    if state.failureDialog != nil {
      hints = ["r try again", "q quit"]
    } else if state.overlay != nil {
      hints = ["Esc goes back"]
    } else if state.isReading {
      hints = ["Esc back", "/ find"] + (state.page?.links.isEmpty == false ? ["Tab link"] : [])
    } else {
      let hasFilters = state.catalogue.filters.count + state.content.shown.categories.count > 1
      hints = ["q quit", "Enter open", "/ search"] + (hasFilters ? ["Tab filter"] : [])
    }
    if state.size.columns < Self.hintColumns { hints = [] }
    if let find = state.find {
      if !find.matches.isEmpty { hints += ["N previous", "n next"] }
    } else if case .group(let group) = state.reading {
      let ways = (group.hasNext ? ["n next"] : []) + (group.hasPrevious ? ["p previous"] : [])
      hints += ways
      least += ways.count
    }
    hints.append("? help")
    let room = layout.status.columns
    while true {
      let line = hints.joined(separator: "  ")
      let needed = line.columns + (hints.count > least ? text.columns + 2 : 0)
      if needed <= room || hints.count == 1 { return line }
      hints.removeFirst()
    }
  }

  /// A message, a search, the number being typed, the selected link, or else the source.
  var statusText: String {
    if let notice = state.notice { return notice.text }
    if let find = state.find { return "“\(find.field.text)” · \(foundCount(find))" }
    if let jump = state.jump { return "Go to \(jump.text)" }
    if let address = state.page?.selectedAddress, state.isReading {
      let name = state.catalogue.names.singular
      return Hyperlink.entry(in: address).map { $0 > 0 ? "\(name) \($0)" : "no such \(name)" }
        ?? address
    }
    return provenance
  }

  /// `offline · 3 hours ago · faqs.json`: why it is old comes first, and may be all that fits.
  var provenance: String {
    guard let provenance = state.content.provenance else { return "" }
    let age = state.content.age(at: state.now).map { Age($0).ago }
    return [provenance.staleness, age, provenance.name].compactMap(\.self).joined(separator: " · ")
  }

  func foundCount(_ find: Find) -> String {
    if find.field.text.isEmpty { return "" }
    let count = find.matches.count
    return count == 0 ? "not found" : "\((find.current + 1).grouped) of \(count.grouped)"
  }

  /// Draws a field; of a text that is too long, the end is visible.
  mutating func drawField(_ field: TextField, hint: String, at start: ScreenPoint) {
    let room = layout.status.columns - 2
    var text = field.text
    while text.columns > room { text.removeFirst() }
    let width = write("/\(text)", at: start)
    grid.cursor = ScreenPoint(column: min(width, state.size.columns - 1), row: start.row)
    let place = ScreenPoint(column: layout.status.columns - hint.count, row: start.row)
    if place.column > width + 1 { write(hint, style(.detail), at: place) }
  }
}

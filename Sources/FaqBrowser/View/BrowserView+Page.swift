import FaqSearch
import Renderers

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

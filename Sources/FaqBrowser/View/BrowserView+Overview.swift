import Renderers
import TextSearch

extension BrowserView {
  /// Draws title, filter, search and count, or the position in the page.
  mutating func drawHeading() {
    var line = StyledLine(state.catalogue.title, style(.title))
    if layout.list == nil, let selected = state.selected {
      let row = state.overview.selection + 1
      line = StyledLine("\(state.catalogue.noun) \(selected.place + 1)", style(.title))
      line.append(" · \(row) of \(state.overview.rows.count)", style(.detail))
      if let position { line.append(" · \(position)", style(.detail)) }
      if state.isFavourite(selected.entry) { line.append(" · ★", style(.notice)) }
    } else {
      let filter = state.catalogue.filters[state.overview.filter]
      line.append(" · \(filter.name)", style(.strong))
      if state.overview.isSearching { line.append(" · “\(state.overview.search.text)”") }
      line.append(" · \(count)", style(.detail))
    }
    write(line, at: ScreenPoint(column: 0, row: 0), columns: layout.heading.columns)
  }

  /// Draws the visible rows, or why there are none.
  mutating func drawList(in area: ScreenArea) {
    let overview = state.overview
    guard !overview.rows.isEmpty else {
      write(emptyText, style(.detail), at: ScreenPoint(column: 2, row: area.row))
      return
    }
    let query = overview.isSearching ? SearchQuery(overview.search.text) : nil
    let rows = overview.scrolling.rows(count: overview.rows.count, height: area.rows)
    for (offset, row) in rows.enumerated() {
      let point = ScreenPoint(column: area.column, row: area.row + offset)
      write(line(ofRow: row, query), at: point, columns: area.columns)
    }
  }
}

private extension BrowserView {
  /// `3 FAQs`, `1 of 3 FAQs`, and what is still going on.
  var count: String {
    let (listed, all) = (state.overview.rows.count, state.content.shown.count)
    let count =
      listed == all ? state.catalogue.count(all) : "\(listed) of \(state.catalogue.count(all))"
    if state.content.status == .loading { return "\(count), loading" }
    return state.overview.awaitsHits ? "\(count), searching" : count
  }

  /// How far the page is scrolled, if it is longer than the screen: `40%`.
  var position: String? {
    guard let page = state.page, page.lines.count > state.pageHeight else { return nil }
    let end = min(page.scrolling.top + state.pageHeight, page.lines.count)
    return "\(100 * end / page.lines.count)%"
  }

  var emptyText: String {
    let overview = state.overview
    if state.content.status == .loading { return "Loading …" }
    if state.content.shown.isEmpty, case .failed = state.content.status {
      return "Loading failed: r tries again."
    }
    if overview.awaitsHits { return "Searching …" }
    if overview.isSearching { return "No \(state.catalogue.noun) has these words." }
    return "There are no \(state.catalogue.pluralNoun) here."
  }

  /// A row such as `> ★  2  How do I start?`.
  func line(ofRow row: Int, _ query: SearchQuery?) -> StyledLine {
    let place = state.overview.rows[row]
    let entry = state.content.shown[place]
    let isSelected = row == state.overview.selection
    let number = String(place + 1)
    let width = String(state.content.shown.count).utf8.count
    var line = StyledLine(isSelected ? "> " : "  ", style(.strong))
    line.append(state.isFavourite(entry) ? "★ " : "  ", style(.notice))
    line.append(String(repeating: " ", count: max(0, width - number.utf8.count)))
    line.append("\(number)  ", style(.number))
    let title = StyledLine(entry.title, isSelected ? style(.strong) : .plain)
    line += query.map { title.marking($0, with: state.theme[.match]) } ?? title
    if let summary = entry.summary { line.append("  \(summary)", style(.detail)) }
    return line
  }
}

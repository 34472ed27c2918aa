import FaqSearch
import Renderers

extension BrowserView {
  /// Draws title, filter, search and count, or the position in the page.
  mutating func drawHeading() {
    let start = ScreenPoint(column: 0, row: 0)
    guard let list = layout.list else {
      write(pageHeading, at: start, columns: layout.heading.columns)
      return
    }
    guard let page = layout.page, let reading = state.reading, reading.hasOwnHeading else {
      write(listHeading, at: start, columns: layout.heading.columns)
      return
    }
    write(listHeading, at: start, columns: list.columns)
    let place = ScreenPoint(column: page.column, row: 0)
    write(pageHeading, at: place, columns: page.columns)
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
  /// `FAQ Overview · All · 3 FAQs`.
  var listHeading: StyledLine {
    var line = StyledLine(state.catalogue.names.overview, style(.title))
    let filter = state.catalogue.filters[state.overview.filter]
    line.append(" · \(filter.name)", style(.strong))
    if state.overview.isSearching { line.append(" · “\(state.overview.search.text)”") }
    line.append(" · \(count)", style(.detail))
    return line
  }

  /// `FAQ 2 · 2 of 3`, or the title of a group or of a document, and how far it is scrolled.
  var pageHeading: StyledLine {
    var line: StyledLine
    switch state.reading {
    case .document(let title, _, _): line = StyledLine(title, style(.title))
    case .group(let group): line = StyledLine(group.title, style(.title))
    case .entry, nil:
      let number = state.selected.map { " \($0.place.entry + 1)" } ?? ""
      line = StyledLine("\(state.catalogue.names.singular)\(number)", style(.title))
      let rows = state.overview.rows
      let row = state.overview.selection + 1 - (rows.count - rows.entryCount)
      line.append(" · \(row) of \(rows.entryCount)", style(.detail))
    }
    if let position { line.append(" · \(position)", style(.detail)) }
    if let entry = state.selected?.entry {
      let mark = state.catalogue.favouriteMark
      let text = state.isFavourite(entry) ? mark.marked : mark.unmarked
      if !text.isEmpty { line.append(" · \(text)", style(.notice)) }
    }
    return line
  }

  /// `3 FAQs`, `1 of 3 FAQs`, and what is still going on.
  var count: String {
    let (listed, all) = (state.overview.rows.entryCount, state.content.shown.count)
    let total = state.catalogue.names.counted(all)
    let count = listed == all ? total : "\(listed) of \(total)"
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
    if state.content.status == .loading { return "\(state.loadingSign) Loading …" }
    if state.content.shown.isEmpty, case .failed = state.content.status {
      return "Loading failed: r tries again."
    }
    if overview.awaitsHits { return "Searching …" }
    if overview.isSearching { return "No \(state.catalogue.names.singular) has these words." }
    return "There are no \(state.catalogue.names.plural) here."
  }
}

private extension BrowserView {
  /// The line of a row, `> ★  2  How do I start?`; the favourites of all groups have no number.
  func line(ofRow row: Int, _ query: SearchQuery?) -> StyledLine {
    let place = state.overview.rows[row]
    let entry = place.map { state.content.shown[$0] }
    let isFavourite = entry.map(state.isFavourite) ?? true
    let isSelected = row == state.overview.selection
    let mark = state.catalogue.favouriteMark.marked
    var line = StyledLine(isSelected ? "> " : "  ", style(.strong))
    line.append(isFavourite ? mark : blanks(mark.columns), style(.notice))
    let number = place.map { String($0 + 1) } ?? ""
    let width = String(state.content.shown.count).utf8.count
    line.append(" \(blanks(width - number.utf8.count))\(number)  ", style(.number))
    var look = isFavourite ? style(.notice) : .plain
    if isSelected { look.add(state.theme[.strong]) }
    let title = StyledLine(entry?.title ?? state.catalogue.favouritesGroup ?? "", look)
    line += query.map { title.marking($0, with: state.theme[.match]) } ?? title
    let summary: String? = entry.map(\.summary) ?? "\(state.overview.favouritePages.count)"
    if let summary { line.append("  \(summary)", style(.detail)) }
    return line
  }

  func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

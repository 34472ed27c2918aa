import FaqSearch
import Renderers

extension BrowserView {
  /// Draws title, filter, search and count, and what is beside it or takes its place.
  mutating func drawHeading() {
    let start = ScreenPoint(column: 0, row: 0)
    if let list = layout.list { grid.write(listHeading, at: start, columns: list.columns) }
    guard let page = layout.page, state.showsPage else { return }
    let column = layout.list == nil ? 0 : page.column
    let columns = state.size.columns - column
    let (title, details) = pageHeading
    let room = max(0, columns - details.text.columns)
    let place = ScreenPoint(column: column, row: 0)
    let width = grid.write(title, at: place, columns: room)
    grid.write(details, at: ScreenPoint(column: column + width, row: 0), columns: columns - width)
  }

  /// Draws the visible rows, or the reason why the list is empty.
  mutating func drawList(in area: ScreenArea) {
    let overview = state.overview
    guard !overview.rows.isEmpty else {
      write(emptyText, style(.detail), at: ScreenPoint(column: 2, row: area.row))
      return
    }
    let height = rowHeight
    let rows = overview.scrolling.rows(count: overview.rows.count, height: area.rows)
    for (offset, row) in rows.enumerated() {
      let (lead, text) = parts(ofRow: row)
      var point = ScreenPoint(column: area.column, row: area.row + offset * height)
      let margin = grid.write(lead, at: point, columns: area.columns)
      point.column += margin
      for line in text.wrapped(to: area.columns - margin, limit: height) {
        grid.write(line, at: point, columns: area.columns - margin)
        point.row += 1
      }
    }
  }

  /// The lines of each row: more than one where texts would be cut although all rows have room.
  var rowHeight: Int {
    let count = state.overview.rows.count
    guard let list = layout.list, count > 0, list.rows >= 2 * count else { return 1 }
    return (0..<count).reduce(1) { height, row in
      let (lead, text) = parts(ofRow: row)
      let room = list.columns - lead.text.columns
      return max(height, text.wrapped(to: room, limit: list.rows / count).count)
    }
  }
}

private extension BrowserView {
  /// `FAQ Overview · All · 3 FAQs`.
  var listHeading: StyledLine {
    var line = StyledLine(state.catalogue.names.overview, style(.title))
    line.append(" · \(state.filter.name)", style(.strong))
    if state.overview.isSearching { line.append(" · “\(state.overview.search.text)”") }
    line.append(" · \(count)", style(.detail))
    return line
  }

  /// `FAQ 2`, or the title of a group or of a document; and `2 of 3`, how far it is scrolled, and
  /// whether it is a favourite.
  var pageHeading: (title: StyledLine, details: StyledLine) {
    var (title, details) = ("", [String]())
    switch state.reading {
    case .document(let name, _, _): title = name
    case .group(let group):
      title = group.title
      details = ["\(group.index + 1) of \(group.pages.count)"]
    case .entry, nil:
      let entry = state.selected.map { state.content.shown[$0.place.entry] }
      let number = entry.map { " \($0.number.grouped)" } ?? ""
      title = "\(state.catalogue.names.singular)\(number)"
      let rows = state.overview.rows
      let row = rows.entryCount(upTo: state.overview.selection)
      details = ["\(row.grouped) of \(rows.entryCount.grouped)"]
    }
    details += [state.size.columns < 30 ? nil : position].compactMap(\.self)
    var line = StyledLine(details.map { " · \($0)" }.joined(), style(.detail))
    if let entry = state.selected?.entry {
      let mark = state.catalogue.favouriteMark
      let text = state.isFavourite(entry) ? mark.marked : mark.unmarked
      if !text.isEmpty { line.append(" · \(text)", style(.notice)) }
    }
    return (StyledLine(title, style(.title)), line)
  }

  /// `3 FAQs`, `1 of 3 FAQs`, and what is still going on.
  var count: String {
    let (listed, all) = (state.overview.rows.entryCount, state.content.shown.count)
    let total = state.catalogue.names.counted(all)
    let count = listed == all ? total : "\(listed.grouped) of \(total)"
    if state.content.isLoading { return "\(count), loading" }
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
    if state.content.isLoading { return "\(state.loadingSign) Loading …" }
    if overview.awaitsHits { return "Searching …" }
    if overview.isSearching { return "No \(state.catalogue.names.singular) has these words." }
    return "There are no \(state.catalogue.names.plural) here."
  }

  /// The mark, the number and the text of a row, `> ★  2  ` and `How do I start?`; the favourites
  /// of all groups have no number.
  func parts(ofRow row: Int) -> (lead: StyledLine, text: StyledLine) {
    if let category = state.overview.rows.heading(in: row) {
      let title = state.content.shown.categories[category]
      return (StyledLine("  "), StyledLine(title, style(.title)))
    }
    let query = state.overview.isSearching ? SearchQuery(state.overview.search.text) : nil
    let place = state.overview.rows[row]
    let entry = place.map { state.content.shown[$0] }
    let isFavourite = entry.map(state.isFavourite) ?? true
    let isSelected = row == state.overview.selection
    let mark = state.catalogue.favouriteMark.marked
    var lead = StyledLine(isSelected ? "> " : "  ", style(.strong))
    lead.append(isFavourite ? mark : .blanks(mark.columns), style(.notice))
    let number = entry.map { String($0.number) } ?? ""
    let width = String(state.content.shown.entries.last?.number ?? 1).utf8.count
    lead.append(" \(String.blanks(width - number.utf8.count))\(number)  ", style(.number))
    var look = isFavourite ? style(.notice) : .plain
    if isSelected { look.add(state.theme[.strong]) }
    var text = StyledLine(entry?.title ?? state.catalogue.favouritesGroup ?? "", look)
    let sentence = query == nil ? nil : place.flatMap { state.sentence(of: $0) }
    let summary: String? = entry.map(\.summary) ?? "\(state.overview.favouritePages.count)"
    if let detail = sentence ?? summary { text.append("  \(detail)", style(.detail)) }
    return (lead, query.map { text.marking($0, with: state.theme[.match]) } ?? text)
  }
}

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
    let sought = state.find?.field.text ?? state.overview.search.text
    let query = sought.isEmpty ? nil : SearchQuery(sought)
    let rows = page.scrolling.rows(count: page.lines.count, height: area.rows)
    let matches = query.map { LineMatches(of: $0, in: page.lines[page.paragraphs(around: rows)]) }
    for (offset, row) in rows.enumerated() {
      var line = page.lines[row]
      for stretch in page.selectedLink.map({ page.links[$0].stretches }) ?? []
      where stretch.line == row {
        line.restyle(run: stretch.run, adding: state.theme[.match])
      }
      if let matches { line = line.marking(matches.ranges(in: row), with: state.theme[.match]) }
      let point = ScreenPoint(column: area.column, row: area.row + offset)
      write(line, at: point, columns: area.columns)
    }
  }
}

extension BrowserView {
  /// Draws the last row: what is typed, what has happened, or where the content comes from.
  mutating func drawStatus() {
    let start = ScreenPoint(column: 0, row: layout.status.row)
    if state.isReading, let find = state.find {
      drawField(find.field, hint: foundCount(find), at: start)
    } else if state.overview.isTyping, !state.isReading {
      drawField(state.overview.search, hint: "", at: start)
    } else {
      let help = "? help"
      let room = max(0, layout.status.columns - help.count - 2)
      write(statusText, style(.detail), at: start, columns: room)
      let place = ScreenPoint(column: layout.status.columns - help.count, row: start.row)
      write(help, style(.detail), at: place)
    }
  }
}

private extension BrowserView {
  /// A message, the number being typed, the selected link, the page of a group, or else the source.
  var statusText: String {
    if let notice = state.notice { return notice.text }
    if let jump = state.jump { return "Go to \(jump.digits)" }
    if let address = state.page?.selectedAddress, state.isReading { return address }
    if case .group(let group) = state.reading { return position(in: group) }
    return provenance
  }

  /// `2 of 7 · n next · p previous`.
  func position(in group: PageGroup) -> String {
    var parts = ["\(group.index + 1) of \(group.pages.count)"]
    if group.hasNext { parts.append("n next") }
    if group.hasPrevious { parts.append("p previous") }
    return parts.joined(separator: " · ")
  }

  /// `faqs.json · 3 hours ago`.
  var provenance: String {
    guard let provenance = state.content.provenance else { return "" }
    let age = state.content.age(at: state.now).map { Age($0).ago }
    return [provenance.name, age, provenance.staleness].compactMap(\.self)
      .joined(separator: " · ")
  }

  func foundCount(_ find: Find) -> String {
    if find.field.text.isEmpty { return "" }
    return find.lines.isEmpty ? "not found" : "\(find.current + 1) of \(find.lines.count)"
  }

  /// Draws a field; of a text that is too long, the end is visible.
  mutating func drawField(_ field: TextField, hint: String, at start: ScreenPoint) {
    let room = layout.status.columns - 2
    var text = field.text
    while text.columns > room { text.removeFirst() }
    let width = write("/\(text)", at: start)
    showCursor(at: ScreenPoint(column: width, row: start.row))
    let place = ScreenPoint(column: layout.status.columns - hint.count, row: start.row)
    if place.column > width + 1 { write(hint, style(.detail), at: place) }
  }
}

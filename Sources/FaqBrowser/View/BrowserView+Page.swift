import Renderers
import TextSearch

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

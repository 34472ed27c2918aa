import Renderers
import TextSearch

/// What a row of the overview says.
struct OverviewRow {
  /// The number of an entry; nil in the row of the favourites of all groups.
  var number: Int?
  let title: String
  var summary: String?
  let isFavourite: Bool
  let isSelected: Bool
}

extension BrowserView {
  func row(_ row: Int) -> OverviewRow {
    let isSelected = row == state.overview.selection
    guard let place = state.overview.rows[row] else {
      return OverviewRow(
        title: state.catalogue.favouritesGroup ?? "",
        summary: "\(state.overview.favouritePages.count)",
        isFavourite: true,
        isSelected: isSelected
      )
    }
    let entry = state.content.shown[place]
    return OverviewRow(
      number: place + 1,
      title: entry.title,
      summary: entry.summary,
      isFavourite: state.isFavourite(entry),
      isSelected: isSelected
    )
  }

  /// A row as a line such as `> ★  2  How do I start?`, with matches marked.
  func line(of row: OverviewRow, _ query: SearchQuery?) -> StyledLine {
    let mark = state.catalogue.favouriteMark.marked
    var line = StyledLine(row.isSelected ? "> " : "  ", style(.strong))
    line.append(row.isFavourite ? mark : blanks(mark.columns), style(.notice))
    let number = row.number.map(String.init) ?? ""
    let width = String(state.content.shown.count).utf8.count
    line.append(" \(blanks(width - number.utf8.count))\(number)  ", style(.number))
    var look = row.isFavourite ? style(.notice) : .plain
    if row.isSelected { look.add(state.theme[.strong]) }
    let title = StyledLine(row.title, look)
    line += query.map { title.marking($0, with: state.theme[.match]) } ?? title
    if let summary = row.summary { line.append("  \(summary)", style(.detail)) }
    return line
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

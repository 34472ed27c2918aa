/// The parts of a screen.
struct ScreenLayout: Hashable, Sendable {
  /// The smallest screen that has room for all parts.
  static let leastSize = ScreenSize(columns: 20, rows: 5)
  /// From this width on, the page stands beside the list.
  private static let wideColumns = 100
  /// The widest list beside a page.
  private static let widestList = 60
  /// The columns between list and page, with a line in the middle.
  static let gap = 3
  /// The columns in front of a page that has the screen for itself.
  private static let margin = 2

  let heading: ScreenArea
  let list: ScreenArea?
  let page: ScreenArea?
  let status: ScreenArea

  /// The layout for a size, with the list or the page where there is room for only one.
  init(_ size: ScreenSize, isReading: Bool) {
    let (columns, rows) = (size.columns, max(0, size.rows - 2))
    heading = ScreenArea(column: 0, row: 0, columns: columns, rows: 1)
    status = ScreenArea(column: 0, row: size.rows - 1, columns: columns, rows: 1)
    let whole = ScreenArea(column: 0, row: 1, columns: columns, rows: rows)
    if columns >= Self.wideColumns {
      let width = min(columns * 2 / 5, Self.widestList)
      let start = width + Self.gap
      list = ScreenArea(column: 0, row: 1, columns: width, rows: rows)
      page = ScreenArea(column: start, row: 1, columns: columns - start, rows: rows)
    } else if isReading {
      list = nil
      let margin = columns >= 40 ? Self.margin : 0
      page = ScreenArea(column: margin, row: 1, columns: columns - margin, rows: rows)
    } else {
      list = whole
      page = nil
    }
  }
}

extension ScreenSize {
  /// Whether a screen has room for all parts.
  var isUsable: Bool {
    columns >= ScreenLayout.leastSize.columns && rows >= ScreenLayout.leastSize.rows
  }
}

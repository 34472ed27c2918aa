/// The scroll position of rows.
struct Scrolling: Hashable, Sendable {
  private(set) var top = 0

  /// Scrolls by a number of rows, at most until the last row is at the bottom.
  mutating func move(by rows: Int, count: Int, height: Int) {
    top = min(max(0, top + rows), max(0, count - height))
  }

  /// Scrolls as far as necessary to make a row visible.
  mutating func reveal(_ row: Int, count: Int, height: Int) {
    if row < top { top = row }
    if row >= top + height { top = row - height + 1 }
    move(by: 0, count: count, height: height)
  }

  /// The visible rows.
  func rows(count: Int, height: Int) -> Range<Int> {
    let start = min(top, count)
    return start..<min(count, start + max(0, height))
  }
}

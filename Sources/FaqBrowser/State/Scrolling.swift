/// Which rows of many are in sight.
struct Scrolling: Hashable, Sendable {
  private(set) var top = 0

  /// Moves by rows, so that the last row stays at the bottom.
  mutating func move(by rows: Int, count: Int, height: Int) {
    top = min(max(0, top + rows), max(0, count - height))
  }

  /// Brings a row into sight.
  mutating func reveal(_ row: Int, count: Int, height: Int) {
    if row < top { top = row }
    if row >= top + height { top = row - height + 1 }
    move(by: 0, count: count, height: height)
  }

  /// The rows in sight.
  func rows(count: Int, height: Int) -> Range<Int> {
    let start = min(top, count)
    return start..<min(count, start + max(0, height))
  }
}

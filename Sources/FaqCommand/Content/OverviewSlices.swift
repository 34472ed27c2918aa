import Renderers

/// The rows of an overview by category, with numbers as wide as the largest, in slices.
struct OverviewSlices: Sequence, IteratorProtocol {
  /// Enough rows to keep a core busy for a while.
  private static let sliceCount = 4_096

  private let rows: PackedRows
  /// The indices of the rows in the order of the overview; nil if they are in order.
  private let order: [Int]?
  private let numberWidth: Int
  private var start = 0
  private var place = OverviewPlace()

  init(_ rows: PackedRows) {
    self.rows = rows
    order = rows.order
    numberWidth = String(rows.numbers.max() ?? 1).utf8.count
  }

  mutating func next() -> OverviewSlice? {
    guard start < rows.count else { return nil }
    let indices = start..<Swift.min(start + Self.sliceCount, rows.count)
    let slice = OverviewSlice(
      place: place,
      rows: rows,
      indices: order.map { Array($0[indices]) } ?? Array(indices),
      numberWidth: numberWidth
    )
    for index in slice.indices {
      place.pass(number: rows.number(at: index), category: rows.category(at: index))
    }
    start = indices.upperBound
    return slice
  }
}

/// Consecutive rows of an overview, which can be rendered on any core.
struct OverviewSlice: Sendable {
  /// The place that the rows continue at.
  let place: OverviewPlace
  let rows: PackedRows
  let indices: [Int]
  let numberWidth: Int
}

extension OverviewSlice: Sequence {
  func makeIterator() -> some IteratorProtocol<OverviewRow> {
    indices.lazy.map { rows.row(at: $0, numberWidth: numberWidth) }.makeIterator()
  }
}

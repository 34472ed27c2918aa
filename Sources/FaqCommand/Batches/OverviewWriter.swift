import Renderers

/// Writes an overview: the rows without a category, and then those of each category.
///
/// Up to a number of rows, all of them are kept, so that the numbers can be as wide as the largest.
/// After that, rows without a category are written as they come; the others wait until the end.
struct OverviewWriter {
  /// How many rows are kept.
  private static let heldCount = 10_000
  /// The width of numbers if there are more rows.
  private static let usualWidth = 7

  private var rows: GroupedRows
  private var overview: Assembly<DestinationSink>
  private var numberWidth: Int?
  var isEmpty: Bool { rows.isEmpty }

  /// A writer on standard output, which begins with rows.
  init(_ session: Session, beginningWith rows: GroupedRows? = nil) throws {
    self.rows = rows ?? GroupedRows(spoolingIn: session.environment.temporaryFolder)
    overview = Assembly(
      ofOverviewIn: session.style.renderer,
      to: DestinationSink(try Destination(of: session))
    )
  }

  /// Adds the rows of the next FAQs.
  mutating func add(_ newRows: [OverviewRow]) throws {
    for row in newRows {
      if numberWidth != nil, row.category == nil { try write(row) } else { try rows.append(row) }
    }
    if numberWidth == nil, rows.count > Self.heldCount { try begin(width: Self.usualWidth) }
  }

  /// Writes the rest.
  mutating func end() throws {
    if numberWidth == nil { try begin(width: String(max(1, rows.largestNumber)).utf8.count) }
    while let group = rows.takeGroup() { try group.read { row in try write(row) } }
    var sink = try overview.finish()
    try sink.flush()
  }

  /// Decides how wide numbers are, and writes the rows so far that have no category.
  private mutating func begin(width: Int) throws {
    numberWidth = width
    try rows.takeGroup()?.read { row in try write(row) }
  }

  private mutating func write(_ row: OverviewRow) throws {
    var row = row
    row.numberWidth = numberWidth ?? row.numberWidth
    try overview.write(row)
  }
}

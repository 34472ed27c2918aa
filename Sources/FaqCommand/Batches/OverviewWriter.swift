import Bytes
import Platform
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

/// Rows of an overview in the groups that they are written in: those without a category, and then
/// those of each category.
///
/// They are kept as bytes, which wait in a file if they are many. The names of the categories and
/// the locations of their rows in the file stay in memory.
struct GroupedRows {
  /// How many bytes are kept in memory.
  private static let memory = 4 << 20

  private(set) var count = 0
  var isEmpty: Bool { largestNumber == 0 }
  private(set) var largestNumber = 0
  private var categories = NameOrder()
  private var groups: [RowGroup]
  /// How many groups have been taken.
  private var takenCount = 0
  /// The number of bytes in memory.
  private var size = 0
  private let spool: Spool

  init(spoolingIn folder: Path) {
    spool = Spool(folder: folder)
    groups = [RowGroup(category: nil, spool: spool)]
  }

  mutating func append(_ row: OverviewRow) throws(FileFailure) {
    let place = categories.place(of: row.category)
    if place == groups.count { groups.append(RowGroup(category: row.category, spool: spool)) }
    let before = groups[place].rows.bytes.count
    groups[place].rows.append(row)
    size += groups[place].rows.bytes.count - before
    count += 1
    largestNumber = max(largestNumber, row.number)
    if size > Self.memory { try spoolAll() }
  }

  /// Removes the next group, or returns nil if there is no other.
  mutating func takeGroup() -> RowGroup? {
    guard takenCount < groups.count else { return nil }
    defer { takenCount += 1 }
    let group = groups[takenCount]
    groups[takenCount].rows = PackedRows()
    size -= group.rows.bytes.count
    return group
  }

  private mutating func spoolAll() throws(FileFailure) {
    for place in groups.indices where !groups[place].rows.bytes.isEmpty {
      let start = spool.count
      try spool.append(groups[place].rows.bytes)
      groups[place].spooled.append(start..<spool.count)
      groups[place].rows = PackedRows()
    }
    size = 0
  }
}

/// The rows of one category, or those without one.
struct RowGroup {
  let category: String?
  let spool: Spool
  /// Where the spool has the first rows.
  var spooled: [Range<Int>] = []
  /// The rows after those.
  var rows = PackedRows()

  /// Passes each row to a function, in order.
  func read(_ use: (OverviewRow) throws -> Void) throws {
    for range in spooled {
      try PackedRows(bytes: try spool.read(range)).read(as: category, use)
    }
    try rows.read(as: category, use)
  }
}

/// Rows of one category as bytes.
struct PackedRows {
  var bytes: [UInt8] = []

  mutating func append(_ row: OverviewRow) {
    append(row.number)
    for text in [row.title, row.firstWords, row.summary, row.source] {
      append(text?.utf8.count ?? -1)
      if let text { bytes += text.utf8 }
    }
  }

  func read(as category: String?, _ use: (OverviewRow) throws -> Void) rethrows {
    var offset = 0
    while offset < bytes.count {
      let number = number(at: &offset)
      let (title, firstWords) = (text(at: &offset), text(at: &offset))
      var row = OverviewRow(
        number: number,
        title: title,
        firstWords: firstWords,
        category: category
      )
      row.summary = text(at: &offset)
      row.source = text(at: &offset)
      try use(row)
    }
  }

  private mutating func append(_ number: Int) {
    for shift in stride(from: 0, to: Int.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private func number(at offset: inout Int) -> Int {
    offset += Int.bitWidth / 8
    return bytes[(offset - Int.bitWidth / 8)..<offset].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func text(at offset: inout Int) -> String? {
    let count = number(at: &offset)
    guard count >= 0 else { return nil }
    offset += count
    return String(copying: bytes.span.extracting((offset - count)..<offset))
  }
}

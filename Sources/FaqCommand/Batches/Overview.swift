import Bytes
import Renderers

/// Rows of an overview, kept in little memory until all of them are known.
struct PackedRows: Sendable {
  private var rows: [Row] = []
  /// The titles, first words and summaries of all rows.
  private var text: [UInt8] = []
  private var categories = NameOrder()
  private var sources = NameOrder()

  private struct Row {
    let number: Int
    /// Where the title begins in the text; the first words follow it, and then the summary.
    var start: Int
    /// The lengths in the text; nil for what a row does not have.
    let titleCount: UInt32?
    let wordCount: UInt32?
    let summaryCount: UInt32?
    var category: Int32
    var source: Int32
  }

  var count: Int { rows.count }
  var isEmpty: Bool { rows.isEmpty }
  /// The numbers of the FAQs, in the order in which they were added.
  var numbers: [Int] { rows.map(\.number) }

  /// Adds the row of an FAQ, which has no file of its own.
  mutating func append(_ row: OverviewRow) {
    let start = text.count
    let titleCount = append(row.title)
    let wordCount = append(row.firstWords)
    let summaryCount = append(row.summary)
    rows.append(
      Row(
        number: row.number,
        start: start,
        titleCount: titleCount,
        wordCount: wordCount,
        summaryCount: summaryCount,
        category: Int32(categories.place(of: row.category)),
        source: Int32(sources.place(of: row.source))
      )
    )
  }

  /// Adds rows after those so far.
  mutating func append(_ others: Self) {
    let start = text.count
    text += others.text
    let newCategories = others.categories.names.map { Int32(categories.place(of: $0)) }
    let newSources = others.sources.names.map { Int32(sources.place(of: $0)) }
    for var row in others.rows {
      row.start += start
      row.category = newCategories[Int(row.category)]
      row.source = newSources[Int(row.source)]
      rows.append(row)
    }
  }
}

extension PackedRows {
  /// The indices of the rows by category, or nil if no row has one.
  var order: [Int]? {
    guard categories.names.count > 1 else { return nil }
    return rows.indices.sorted { (rows[$0].category, $0) < (rows[$1].category, $1) }
  }

  /// The number of a row.
  func number(at index: Int) -> Int { rows[index].number }

  /// The category of a row, if it has one.
  func category(at index: Int) -> String? { categories.names[Int(rows[index].category)] }

  /// A row as it was added, except for the width of numbers.
  func row(at index: Int, numberWidth: Int) -> OverviewRow {
    let packed = rows[index]
    let titleEnd = packed.start + Int(packed.titleCount ?? 0)
    let wordEnd = titleEnd + Int(packed.wordCount ?? 0)
    var row = OverviewRow(
      number: packed.number,
      title: packed.titleCount.map { _ in string(packed.start..<titleEnd) },
      firstWords: packed.wordCount.map { _ in string(titleEnd..<wordEnd) },
      category: category(at: index),
      numberWidth: numberWidth
    )
    row.summary = packed.summaryCount.map { string(wordEnd..<wordEnd + Int($0)) }
    row.source = sources.names[Int(packed.source)]
    return row
  }
}

private extension PackedRows {
  /// Appends a text, and returns its length.
  mutating func append(_ string: String?) -> UInt32? {
    guard let string else { return nil }
    text += string.utf8
    return UInt32(string.utf8.count)
  }

  func string(_ range: Range<Int>) -> String { String(copying: text.span.extracting(range)) }
}

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

extension Session {
  /// Prints an overview on standard output, by category.
  func printOverview(_ rows: PackedRows) async throws {
    let output = try Destination(nil, otherwise: output)
    var overview = Assembly(
      ofOverviewIn: style.renderer,
      to: DestinationSink(output, spoolingIn: environment.temporaryFolder)
    )
    var slices = OverviewSlices(rows)
    try await Pipeline(jobs: options.coreCount).run {
      slices.next()
    } work: { [renderer = style.renderer] slice in
      var rendered = RenderedEntries(rowsIn: renderer, after: slice.place)
      for row in slice { rendered.append(row) }
      return rendered
    } deliver: { _, rendered in
      try overview.write(rendered)
    }
    var sink = try overview.finish()
    try sink.flush()
  }
}

import Bytes
import Renderers

/// Rows of an overview, kept in little memory until all of them are known.
struct PackedRows {
  private var rows: [Row] = []
  /// The titles and first words of all rows.
  private var text: [UInt8] = []
  private var categories = NameOrder()
  private var sources = NameOrder()

  private struct Row {
    let number: Int
    /// Where the title begins in the text; the first words follow it.
    let start: Int
    /// The lengths in the text; nil if there is no title or if there are no first words.
    let titleCount: UInt32?
    let wordCount: UInt32?
    let category: Int32
    let source: Int32
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
    rows.append(
      Row(
        number: row.number,
        start: start,
        titleCount: titleCount,
        wordCount: wordCount,
        category: Int32(categories.place(of: row.category)),
        source: Int32(sources.place(of: row.source))
      )
    )
  }
}

extension PackedRows: Sequence {
  /// Iterates in the order of the overview: by category, with numbers as wide as the largest.
  struct Iterator: IteratorProtocol {
    private let rows: PackedRows
    private let order: [Int]?
    private let numberWidth: Int
    private var index = 0

    init(_ rows: PackedRows) {
      self.rows = rows
      order = rows.order
      numberWidth = String(rows.numbers.max() ?? 1).utf8.count
    }

    mutating func next() -> OverviewRow? {
      guard index < rows.count else { return nil }
      defer { index += 1 }
      return rows.row(at: order?[index] ?? index, numberWidth: numberWidth)
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}

private extension PackedRows {
  /// The indices of the rows by category, or nil if no row has one.
  var order: [Int]? {
    guard categories.names.count > 1 else { return nil }
    return rows.indices.sorted { (rows[$0].category, $0) < (rows[$1].category, $1) }
  }

  /// Appends a text, and returns its length.
  mutating func append(_ string: String?) -> UInt32? {
    guard let string else { return nil }
    text += string.utf8
    return UInt32(string.utf8.count)
  }

  func row(at index: Int, numberWidth: Int) -> OverviewRow {
    let packed = rows[index]
    let titleEnd = packed.start + Int(packed.titleCount ?? 0)
    var row = OverviewRow(
      number: packed.number,
      title: packed.titleCount.map { _ in string(packed.start..<titleEnd) },
      firstWords: packed.wordCount.map { string(titleEnd..<titleEnd + Int($0)) },
      category: categories.names[Int(packed.category)],
      numberWidth: numberWidth
    )
    row.source = sources.names[Int(packed.source)]
    return row
  }

  func string(_ range: Range<Int>) -> String { String(copying: text.span.extracting(range)) }
}

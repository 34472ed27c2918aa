import Bytes

/// A text that seems to be a table: its separator divides most rows into equally many cells.
struct Table {
  let separator: UInt8
  /// Where the rows begin.
  let start: Int
  private let bytes: [UInt8]

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  /// How many rows decide about the separator.
  private static let sampleCount = 200

  /// Nil if no separator divides the text into columns.
  init?(_ text: ForeignText) {
    bytes = text.bytes
    if let (separator, start) = Self.declaredSeparator(of: text) {
      (self.separator, self.start) = (separator, start)
      return
    }
    var best: (separator: UInt8, count: Int)?
    for separator in Self.separators {
      let rows = DelimitedRows(bytes: bytes, separator: separator, offset: text.markCount)
      let count = TableSurvey(of: rows.prefix(Self.sampleCount)).regularCount
      if count > best?.count ?? 1 { best = (separator, count) }
    }
    guard let best else { return nil }
    separator = best.separator
    start = text.markCount
  }

  /// All rows, with the same separator; they are read anew each time.
  var rows: DelimitedRows { DelimitedRows(bytes: bytes, separator: separator, offset: start) }

  /// What a separator is called.
  var kind: String { separator == UInt8(ascii: "\t") ? "TSV" : "CSV" }

  /// The separator in a first line `sep=;`, which spreadsheets read, and where the rows begin.
  private static func declaredSeparator(of text: ForeignText) -> (UInt8, Int)? {
    let bytes = text.bytes
    let lineEnd = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let line = bytes[text.markCount..<lineEnd].filter { $0 != UInt8(ascii: "\"") }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    return (line[4], lineEnd)
  }
}

/// Counts what the cells of each column look like, to tell which hold questions or answers.
struct TableSurvey {
  private struct Column {
    var questionCount = 0
    var proseCount = 0
    var length = 0
  }

  private var rowCount = 0
  private var columns: [Column] = []
  /// How many rows have how many cells.
  private var cellCounts: [Int: Int] = [:]

  init(of rows: some Sequence<[DelimitedRows.Cell]>) {
    for row in rows {
      rowCount += 1
      cellCounts[row.count, default: 0] += 1
      while columns.count < row.count { columns.append(Column()) }
      for (index, cell) in row.enumerated() {
        if QuestionWords.surelyAsk(cell.text) { columns[index].questionCount += 1 }
        let text = cell.text.trimmed
        if text.isProse || text.utf8.last == UInt8(ascii: ".") { columns[index].proseCount += 1 }
        columns[index].length += cell.text.utf8.count
      }
    }
  }

  /// How many rows have the most frequent number of cells; 0 if that number is below two.
  var regularCount: Int {
    let most = cellCounts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return most.map { $0.key > 1 ? $0.value : 0 } ?? 0
  }

  /// Whether nearly all rows have as many cells as most have.
  var isRegular: Bool { 10 * regularCount >= 9 * rowCount }

  /// Whether at least two cells of a column, and half of all, are questions.
  func areQuestions(in column: Int) -> Bool {
    let count = columns.indices.contains(column) ? columns[column].questionCount : 0
    return count > 1 && 2 * count >= rowCount
  }

  /// Whether half of the cells of a column have several words, or end in a period.
  func isProse(in column: Int) -> Bool {
    2 * (columns.indices.contains(column) ? columns[column].proseCount : 0) >= rowCount
  }

  /// How long the texts of a column are together.
  func length(of column: Int) -> Int { columns[column].length }
}

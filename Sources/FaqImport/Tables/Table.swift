import FaqService

/// A text that seems to be a table: its separator divides most rows into equally many cells.
struct Table {
  /// All rows, with the same separator.
  let rows: [[DelimitedRows.Cell]]
  let separator: UInt8

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
  /// How many rows decide about the separator.
  private static let sampleCount = 200

  /// Nil if no separator divides the text into columns.
  init?(_ text: ForeignText) {
    let bytes = text.bytes
    if let (separator, start) = Self.declaredSeparator(of: text) {
      self.separator = separator
      rows = Array(DelimitedRows(bytes, from: start, separator: separator))
      return
    }
    var best: (separator: UInt8, count: Int)?
    for separator in Self.separators {
      let rows = DelimitedRows(bytes, from: text.markCount, separator: separator)
      let count = Self.regularCount(of: Array(rows.prefix(Self.sampleCount)))
      if count > best?.count ?? 1 { best = (separator, count) }
    }
    guard let best else { return nil }
    separator = best.separator
    rows = Array(DelimitedRows(bytes, from: text.markCount, separator: separator))
  }

  /// What a separator is called.
  var kind: String { separator == UInt8(ascii: "\t") ? "TSV" : "CSV" }

  /// How many columns most rows have, and whether nearly all have them.
  var isRegular: Bool { 10 * Self.regularCount(of: rows) >= 9 * rows.count }
}

private extension Table {
  /// The separator in a first line `sep=;`, which spreadsheets read, and where the rows begin.
  static func declaredSeparator(of text: ForeignText) -> (UInt8, Int)? {
    let bytes = text.bytes
    let lineEnd = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let line = bytes[text.markCount..<lineEnd].filter { $0 != UInt8(ascii: "\"") }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    return (line[4], lineEnd)
  }

  /// How many rows have as many cells as most have, if these are at least two.
  static func regularCount(of rows: [[DelimitedRows.Cell]]) -> Int {
    var counts: [Int: Int] = [:]
    for row in rows { counts[row.count, default: 0] += 1 }
    let most = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return most.map { $0.key > 1 ? $0.value : 0 } ?? 0
  }
}

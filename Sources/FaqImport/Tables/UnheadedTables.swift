import Bytes

/// Regular tables in which half of one column ends in a question mark, whatever their first row is;
/// the longest other column is the answer.
enum UnheadedTables: TextRecogniser {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard let table = Table(text), table.isRegular, let first = table.rows.first else { return nil }
    let indices = first.indices
    guard let question = indices.first(where: { areQuestions(in: $0, of: table.rows) }),
      let answer = indices.filter({ $0 != question && isProse(in: $0, of: table.rows) }).max(by: {
        length(of: $0, in: table.rows) < length(of: $1, in: table.rows)
      })
    else { return nil }
    let isHeader = !first[question].text.isQuestion && first.allSatisfy { isName($0.text) }
    let reading = TableReading(
      names: isHeader ? first.map(\.text) : [],
      columns: [TableColumns(question: question, answer: answer)],
      hasEscapes: false
    )
    return reading.content(
      of: table.rows.dropFirst(isHeader ? 1 : 0),
      finding: "rows of \(table.kind), question in column \(question + 1), answer in column "
        + "\(answer + 1)"
    )
  }

  /// Whether at least two cells of a column, and half of all, end in a question mark.
  static func areQuestions(
    in column: Int,
    of rows: some Collection<[DelimitedRows.Cell]>
  ) -> Bool {
    let count = rows.count { $0.indices.contains(column) && $0[column].text.isQuestion }
    return count > 1 && 2 * count >= rows.count
  }
}

extension UnheadedTables {
  /// Whether half of the cells of a column have several words.
  static func isProse(in column: Int, of rows: some Collection<[DelimitedRows.Cell]>) -> Bool {
    2 * rows.count { $0.indices.contains(column) && $0[column].text.trimmed.contains(" ") }
      >= rows.count
  }
}

private extension UnheadedTables {
  static func length(of column: Int, in rows: [[DelimitedRows.Cell]]) -> Int {
    rows.reduce(0) { $0 + ($1.indices.contains(column) ? $1[column].text.utf8.count : 0) }
  }

  /// Whether a text may name a column.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.split(separator: " ").count <= 4 && !text.hasSuffix(".")
  }
}

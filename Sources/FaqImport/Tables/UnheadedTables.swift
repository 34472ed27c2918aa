import Bytes

/// Regular tables in which half of one column ends in a question mark, whatever their first row is;
/// the longest other column is the answer.
enum UnheadedTables: TextRecogniser {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard let table = Table(text) else { return nil }
    return reading(of: table)?.content(of: text)
  }

  /// How to read a table; nil if it is not such a one.
  static func reading(of table: Table) -> TableReading? {
    guard let first = table.rows.first(where: { _ in true }) else { return nil }
    let survey = TableSurvey(of: table.rows)
    let indices = first.indices
    guard survey.isRegular, let question = indices.first(where: survey.areQuestions),
      let answer = indices.filter({ $0 != question && survey.isProse(in: $0) })
        .max(by: { survey.length(of: $0) < survey.length(of: $1) })
    else { return nil }
    let isHeader = !first[question].text.isQuestion && first.allSatisfy { isName($0.text) }
    return TableReading(
      of: table,
      header: isHeader ? first : nil,
      columns: [TableColumns(question: question, answer: answer)],
      finding: "rows of \(table.kind), question in column \(question + 1), answer in column "
        + "\(answer + 1)"
    )
  }

  /// Whether a text may name a column.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.split(separator: " ").count <= 4 && !text.hasSuffix(".")
  }
}

import Bytes

/// The columns of a table that hold questions and answers in one language.
struct TableColumns {
  let question: Int
  let answer: Int
  var language: String?
}

/// Turns the rows of a table into entries.
struct TableReading {
  /// The names of the columns; those of columns beyond are made up.
  let names: [String]
  /// All columns with questions or answers.
  let columns: [TableColumns]
  /// Whether `\n` in a cell is a line end, as QnA Maker writes it.
  let hasEscapes: Bool

  /// The content of rows; nil without entries.
  func content(
    of rows: some Collection<[DelimitedRows.Cell]>,
    finding: String
  ) -> ImportedContent? {
    var entries: [ImportedEntry] = []
    var candidateCount = 0
    for row in rows {
      for columns in columns where row.indices.contains(columns.question) {
        guard !row[columns.question].text.isBlank else { continue }
        candidateCount += 1
        if let entry = entry(row, columns) { entries.append(entry) }
      }
    }
    guard !entries.isEmpty else { return nil }
    let reading = ImportReading(finding, count: entries.count, of: candidateCount)
    var content = ImportedContent(entries, reading: reading)
    content.decideForm()
    return content
  }
}

private extension TableReading {
  func entry(_ row: [DelimitedRows.Cell], _ columns: TableColumns) -> ImportedEntry? {
    guard row.indices.contains(columns.answer), !row[columns.answer].text.isBlank else {
      return nil
    }
    let question = row[columns.question]
    let answer = row[columns.answer]
    return ImportedEntry(
      question: ImportedText(question.text.trimmed, at: question.origin),
      answer: [.text(ImportedText(unescaped(answer.text).trimmed, at: answer.origin))],
      language: columns.language.map { ImportedText($0, at: question.origin) },
      rest: rest(of: row)
    )
  }

  /// The cells of other columns as members.
  func rest(of row: [DelimitedRows.Cell]) -> [ImportedMember] {
    let used = Set(columns.flatMap { [$0.question, $0.answer] })
    return row.indices.compactMap { index in
      let cell = row[index]
      guard !used.contains(index), !cell.text.isBlank else { return nil }
      let name = names.indices.contains(index) ? names[index].trimmed : ""
      return ImportedMember(
        name.isEmpty ? "column \(index + 1)" : name,
        ImportedText(cell.text, at: cell.origin)
      )
    }
  }

  func unescaped(_ text: String) -> String {
    guard hasEscapes else { return text }
    return text.replacing(#"\n"#, with: "\n")
  }
}

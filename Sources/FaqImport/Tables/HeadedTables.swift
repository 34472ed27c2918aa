import Bytes

/// Tables in which one of the first rows names a column of questions and one of answers.
enum HeadedTables: TextRecogniser {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard let table = Table(text) else { return nil }
    for (index, header) in table.rows.prefix(headerCount).enumerated() {
      let rows = table.rows.dropFirst(index + 1)
      if let content = read(rows, named: header.map(\.text), kind: table.kind) { return content }
    }
    return nil
  }
}

private extension HeadedTables {
  /// How many rows are looked at for names; titles may stand above them.
  static let headerCount = 5

  static func read(
    _ rows: ArraySlice<[DelimitedRows.Cell]>,
    named names: [String],
    kind: String
  ) -> ImportedContent? {
    let columns = Self.columns(named: names).filter { columns, isCertain in
      isCertain
        || UnheadedTables.areQuestions(in: columns.question, of: rows)
          && UnheadedTables.isProse(in: columns.answer, of: rows)
    }
    guard let first = columns.first?.columns else { return nil }
    let reading = TableReading(
      names: names,
      columns: columns.map(\.columns),
      hasEscapes: names.contains("Metadata") && names.contains("Source")
    )
    let question = names[first.question].trimmed
    let answer = names[first.answer].trimmed
    return reading.content(
      of: rows,
      finding: #"rows of \#(kind), question "\#(question)", answer "\#(answer)""#
    )
  }

  /// The best pair of columns for each language in the names, and whether the names leave no doubt.
  static func columns(named names: [String]) -> [(columns: TableColumns, isCertain: Bool)] {
    let roles = names.map { FieldRole(of: $0) }
    let questions = roles.indices.filter { roles[$0]?.side == .question }
    var languages: [String?] = []
    for index in questions where !languages.contains(roles[index]?.language) {
      languages.append(roles[index]?.language)
    }
    return languages.compactMap { language in
      guard let question = best(.question, in: language, of: roles),
        let answer = best(.answer, in: language, of: roles) ?? best(.answer, in: nil, of: roles),
        let asked = roles[question], let answered = roles[answer]
      else { return nil }
      let isPair = FieldWords.pairs[asked.word]?.contains(answered.word) ?? false
      let columns = TableColumns(question: question, answer: answer, language: language)
      return (columns, asked.isCertain || answered.isCertain || isPair)
    }
  }

  static func best(_ side: FieldRole.Side, in language: String?, of roles: [FieldRole?]) -> Int? {
    let indices = roles.indices.filter {
      roles[$0]?.side == side && roles[$0]?.language == language
    }
    return indices.min { (roles[$0]?.rank ?? 0) < (roles[$1]?.rank ?? 0) }
  }
}

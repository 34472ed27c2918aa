import Bytes

/// Tables in which one of the first rows names a column of questions and one of answers.
enum HeadedTables {
  /// How to read a table, or nil if the recogniser does not know it.
  static func reading(of table: Table) -> TableReading? {
    for (index, header) in table.rows.prefix(headerCount).enumerated() {
      if let reading = reading(of: table, named: header, at: index) { return reading }
    }
    return nil
  }
}

private extension HeadedTables {
  /// How many rows are looked at for names; titles may stand above them.
  static let headerCount = 5

  static func reading(
    of table: Table,
    named header: [DelimitedRows.Cell],
    at index: Int
  ) -> TableReading? {
    // The numbers of further answers are no part of their names: `answer2`.
    let numbered = header.map { $0.text.trimmed.beforeNumber.flatMap(FieldRole.init) }
      .map { $0?.side == .answer ? $0 : nil }
    let roles = zip(header, numbered).map { FieldRole(of: $0.text) ?? $1 }
    let pairs = FieldPair.all(among: roles).filter { $0.answer != nil }
    let isCertain = pairs.allSatisfy(\.isCertain)
    let survey = isCertain ? nil : TableSurvey(of: table.rows.dropFirst(index + 1))
    let columns = pairs.compactMap { pair -> TableColumns? in
      guard let answer = pair.answer,
        pair.isCertain
          || survey?.isProse(in: answer) == true
            && (survey?.areQuestions(in: pair.question) == true
              || survey?.isProse(in: pair.question) == true && areSolved(pair, in: header))
      else { return nil }
      let others = numbered.indices.filter { $0 != answer && numbered[$0] == roles[answer] }
      return TableColumns(
        question: pair.question,
        answers: [answer] + (roles[answer] == nil ? [] : others),
        language: pair.language
      )
    }
    guard let first = columns.first else { return nil }
    let question = header[first.question].text.trimmed
    let answer = header[first.answers[0]].text.trimmed
    return TableReading(
      of: table,
      header: header,
      columns: columns,
      finding: #"rows of \#(table.kind), question "\#(question)", answer "\#(answer)""#
    )
  }

  /// Whether solutions stand beside titles or problems, and nothing but what an FAQ has.
  static func areSolved(_ pair: FieldPair, in header: [DelimitedRows.Cell]) -> Bool {
    let names = header.map { FieldName($0.text).words }
    guard let answer = pair.answer, !FieldWords.solutions.isDisjoint(with: names[answer]),
      names[pair.question] == ["title"] || FieldWords.bound.contains(names[pair.question].joined())
    else { return false }
    return names.indices.allSatisfy { index in
      index == pair.question || index == answer
        || names[index].allSatisfy(Vocabulary.companions.contains)
    }
  }
}

/// Regular tables in which half of one column ends in a question mark, whatever their first row is;
/// the longest other column is the answer.
enum UnheadedTables {
  /// How to read a table, or nil if the recogniser does not know it.
  static func reading(of table: Table) -> TableReading? {
    guard let first = table.rows.first(where: { _ in true }) else { return nil }
    let survey = TableSurvey(of: table.rows)
    let indices = first.indices
    guard survey.isRegular, let question = indices.first(where: survey.areQuestions),
      let answer = indices.filter({ $0 != question && survey.isProse(in: $0) })
        .max(by: { survey.length(of: $0) < survey.length(of: $1) })
    else { return nil }
    let isHeader =
      !QuestionWords.surelyAsk(first[question].text) && first.allSatisfy { isName($0.text) }
    return TableReading(
      of: table,
      header: isHeader ? first : nil,
      columns: [TableColumns(question: question, answers: [answer])],
      finding: "rows of \(table.kind), question in column \(question + 1), answer in column "
        + "\(answer + 1)"
    )
  }

  /// Whether a text may name a column.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.split(separator: " ").count <= 4 && !text.hasSuffix(".")
  }
}

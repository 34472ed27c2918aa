import Bytes

extension Table {
  /// How many rows are searched for names; titles may be above them.
  private static let headerCount = 5

  /// Whether one of the first rows names questions or answers, and choices.
  var isOfQuiz: Bool {
    rows.prefix(Self.headerCount).contains { row in
      row.contains { FieldRole(of: $0.text)?.isCertain == true }
        && row.contains { FieldWords.quizPart(of: FieldName($0.text).words) == .choices }
    }
  }

  /// How to read a table in which one of the first rows names a column of questions and one of
  /// answers; nil for others.
  var headedReading: TableReading? {
    rows.prefix(Self.headerCount).enumerated().lazy
      .compactMap { reading(at: $0, named: $1) }.first
  }

  private func reading(at index: Int, named header: [DelimitedRows.Cell]) -> TableReading? {
    // The numbers of further answers are no part of their names: `answer2`.
    let numbered = header.map { $0.text.trimmed.beforeNumber.flatMap(FieldRole.init) }
      .map { $0?.side == .answer ? $0 : nil }
    let roles = zip(header, numbered).map { FieldRole(of: $0.text) ?? $1 }
    let pairs = FieldPair.all(among: roles).filter { $0.answer != nil }
    let isCertain = pairs.allSatisfy(\.isCertain)
    let survey = isCertain ? nil : TableSurvey(of: rows.dropFirst(index + 1))
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
    let finding = #"rows of \#(kind), question "\#(question)", answer "\#(answer)""#
    return TableReading(of: self, header: header, columns: columns, finding: finding)
  }

  /// Whether solutions are beside titles or problems, and nothing but what an FAQ has.
  private func areSolved(_ pair: FieldPair, in header: [DelimitedRows.Cell]) -> Bool {
    let names = header.map { FieldName($0.text).words }
    guard let answer = pair.answer, !FieldWords.solutions.isDisjoint(with: names[answer]),
      names[pair.question] == ["title"] || Vocabulary.bound.contains(names[pair.question].joined())
    else { return false }
    return names.indices.allSatisfy { index in
      index == pair.question || index == answer
        || names[index].allSatisfy(Vocabulary.companions.contains)
    }
  }

  /// The first column that has the name of a group, and at most two thirds of whose texts differ;
  /// nil beside a column of categories.
  func groupColumn(among names: [String], except used: Set<Int>) -> Int? {
    guard !names.contains(where: ImportedEntry.namesCategory) else { return nil }
    return names.indices.first { column in
      guard !used.contains(column), Vocabulary.groups.contains(names[column].trimmed.lowercased())
      else { return false }
      let texts = rows.dropFirst().filter { $0.indices.contains(column) }.map { $0[column].text }
      return 3 * Set(texts).count <= 2 * texts.count
    }
  }

  /// How to read a regular table where half of one column asks; nil for others.
  ///
  /// The longest other column is the answer, and the first row may be of any kind.
  var unheadedReading: TableReading? {
    guard let first = rows.first(where: { _ in true }) else { return nil }
    let survey = TableSurvey(of: rows)
    let indices = first.indices
    let question = indices.first(where: survey.areQuestions)
    guard survey.isRegular, let question else { return nil }
    let isHeader =
      !QuestionWords.surelyAsk(first[question].text) && first.allSatisfy { Self.isName($0.text) }
    // A name may say that a column has no answers: `expected_keywords`.
    let answer = indices.filter { column in
      let name = isHeader ? FieldName(first[column].text).words.last : nil
      return column != question && survey.isProse(in: column) && !survey.areQuestions(in: column)
        && !Vocabulary.companions.contains(name ?? "")
    }.max { survey.length(of: $0) < survey.length(of: $1) }
    guard let answer else { return nil }
    return TableReading(
      of: self,
      header: isHeader ? first : nil,
      columns: [TableColumns(question: question, answers: [answer])],
      finding: "rows of \(kind), question in column \(question + 1), answer in column "
        + "\(answer + 1)"
    )
  }

  /// Whether a text may name a column.
  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.split(separator: " ").count <= 4 && !text.hasSuffix(".")
  }
}

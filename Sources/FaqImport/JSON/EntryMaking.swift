import FaqService

extension ImportedEntry {
  /// The entries of an object with a question and an answer: one for each language of the two.
  ///
  /// `rest` is what belongs to neither, in any language.
  static func entries(of fields: EntryFields, rest: [ImportedMember]) -> [Self] {
    let questions = TextValue.translations(of: fields.question.value)
    guard !questions.isEmpty else {
      let answer = fields.answer?.value
      return [Self(fields.question.value, answer, fields.language, rest)].compactMap(\.self)
    }
    let answers = fields.answer.map { TextValue.translations(of: $0.value) } ?? []
    return questions.compactMap { question in
      let answer = answers.first { $0.tag == question.tag }?.value
      return Self(question.value, answer, question.tag, rest)
    }
  }

  /// Nil if there is no question, or an answer that is none.
  private init?(
    _ question: RawValue,
    _ answer: RawValue?,
    _ language: String?,
    _ rest: [ImportedMember]
  ) {
    guard let text = TextValue.text(of: question),
      let parts = answer.map(AnswerValue.parts) ?? []
    else { return nil }
    self.init(
      question: text,
      answer: parts,
      language: language.map { ImportedText($0, at: text.origin) },
      rest: rest
    )
  }
}

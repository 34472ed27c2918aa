import Bytes

/// What a member of an entry is, judged by its name.
struct FieldRole: Hashable {
  enum Side {
    case question
    case answer
  }

  let side: Side
  /// The word that decides.
  let word: String
  /// The tag of the language in the name.
  let language: String?
  /// Zero for a word that means nothing else; the higher, the less likely.
  let rank: Int

  /// Nil for a name that is neither.
  init?(of name: String) {
    var words = FieldName(name).words
    language = Languages.removeTag(from: &words)
    let telling = words.filter { !FieldWords.neutral.contains($0) }
    let core = telling.isEmpty ? words.suffix(1) : telling[...]
    guard let (side, word, rank) = Self.decide(Array(core)) else { return nil }
    (self.side, self.word, self.rank) = (side, word, rank)
  }

  var isCertain: Bool { rank == 0 }

  private static func decide(_ words: [String]) -> (Side, String, Int)? {
    let questions = words.filter(FieldWords.questions.contains)
    let answers = words.filter(FieldWords.answers.contains)
    if let certain = (questions + answers).first {
      guard questions.count + answers.count == 1 else { return nil }
      let others = words.filter { $0 != certain }
      guard others.allSatisfy({ rank(of: $0) != nil }) else { return nil }
      return (questions.isEmpty ? .answer : .question, certain, 0)
    }
    guard words.count == 1, let (side, rank) = rank(of: words[0]) else { return nil }
    return (side, words[0], rank)
  }

  private static func rank(of word: String) -> (Side, Int)? {
    if let index = FieldWords.headings.firstIndex(of: word) { return (.question, index + 1) }
    return FieldWords.contents.firstIndex(of: word).map { (.answer, $0 + 1) }
  }
}

extension String {
  /// Whether the text is a question by its last mark: `?`, or its form in another script.
  var isQuestion: Bool { QuestionWords.endInMark(self) }
}

import Bytes

/// Words in names that mean something beside others.
enum FieldWords {
  /// The answers that make such words questions wherever they meet; solutions make them so only
  /// where FAQs are.
  static let partners: [String: Set<String>] = [
    "prompt": ["completion", "response", "output", "reply"],
    "instruction": ["output", "response"],
    "query": ["response", "reply"],
    "user": ["assistant"],
    "patterns": ["response", "responses"],
    "keywords": replies, "triggers": replies, "utterances": replies,
    "synonyms": replies,
    "problem": solutions, "issue": solutions, "symptom": solutions, "error": solutions,
  ]

  /// What a chat bot says to one of several wordings.
  private static let replies: Set<String> = ["response", "responses", "reply", "answer", "answers"]

  /// Words of answers to a problem.
  static let solutions: Set<String> = ["solution", "resolution"]

  /// What a quiz has beside its questions.
  enum QuizPart { case choices, score }

  /// What the words of a name mean in a quiz; choices may be called A, B and so on.
  static func quizPart(of words: [String]) -> QuizPart? {
    if words == ["b"] || !choices.isDisjoint(with: words) { return .choices }
    return scores.isDisjoint(with: words) ? nil : .score
  }

  private static let choices: Set<String> = [
    "option", "options", "choice", "choices", "opt", "opts", "opciones", "incorrect", "wrong",
  ]

  private static let scores: Set<String> = ["score", "scores", "points", "difficulty", "marks"]
}

/// What a member of an entry is, judged by its name.
struct FieldRole: Hashable {
  enum Side {
    case question, answer
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
    let telling = words.filter { !Vocabulary.neutral.contains($0) }
    let core = telling.isEmpty ? words.suffix(1) : telling[...]
    guard let (side, word, rank) = Self.decide(Array(core)) else { return nil }
    (self.side, self.word, self.rank) = (side, word, rank)
  }

  var isCertain: Bool { rank == 0 }

  /// Whether it means nothing without the other side.
  var isBound: Bool { Vocabulary.bound.contains(word) || isAddition }

  /// Whether it goes on with an answer: `note`, `steps`.
  var isAddition: Bool { Vocabulary.additions.contains(word) }

  /// Whether an answer may belong to a question.
  func mayHave(_ answer: Self) -> Bool {
    isBound || answer.isBound && !isCertain ? isPartner(of: answer) : true
  }

  /// Whether a question has its usual answer.
  func isPartner(of answer: Self) -> Bool {
    FieldWords.partners[word]?.contains(answer.word) ?? false
  }

  /// Whether a question and its answer leave no doubt.
  func isCertain(with answer: Self?) -> Bool {
    guard !isCertain, let answer else { return isCertain }
    return answer.isCertain || isPartner(of: answer) && !FieldWords.solutions.contains(answer.word)
  }

  private static func decide(_ words: [String]) -> (Side, String, Int)? {
    let questions = words.filter(Vocabulary.questionNames.contains)
    let answers = words.filter(Vocabulary.answerNames.contains)
    if let certain = (questions + answers).first {
      guard questions.count + answers.count == 1 else { return nil }
      let others = words.filter { $0 != certain }
      guard others.allSatisfy({ rank(of: $0) != nil && !Vocabulary.bound.contains($0) }) else {
        return nil
      }
      return (questions.isEmpty ? .answer : .question, certain, 0)
    }
    guard words.count == 1, let (side, rank) = rank(of: words[0]) else { return nil }
    return (side, words[0], rank)
  }

  private static func rank(of word: String) -> (Side, Int)? {
    if let index = Vocabulary.headings.words.firstIndex(of: word) { return (.question, index + 1) }
    if Vocabulary.additions.contains(word) { return (.answer, .max) }
    return Vocabulary.contents.words.firstIndex(of: word).map { (.answer, $0 + 1) }
  }
}

/// A question and its answer in one language, among fields that are known by their roles.
struct FieldPair {
  /// The index of the question.
  let question: Int
  /// The index of the answer, or nil.
  let answer: Int?
  var language: String?
  /// Whether the names leave no doubt.
  var isCertain = false

  /// The likeliest pair in each language of the questions; an answer may also be in none.
  static func all(among roles: [FieldRole?]) -> [Self] {
    var languages: [String?] = []
    for case let role? in roles where role.side == .question && !languages.contains(role.language) {
      languages.append(role.language)
    }
    let told = Set(roles.compactMap(\.self).filter { $0.side == .answer })
    // A question that has its usual answer is likelier than all others.
    func rank(_ role: FieldRole) -> Int {
      role.side == .question && told.contains { role.isPartner(of: $0) } ? 0 : role.rank
    }
    func best(_ side: FieldRole.Side, _ tag: String?, _ asked: FieldRole?) -> (Int, FieldRole)? {
      roles.enumerated().compactMap { index, role in role.map { (index, $0) } }
        .filter { $1.side == side && $1.language == tag && asked?.mayHave($1) ?? true }
        .min { rank($0.1) < rank($1.1) }
    }
    return languages.compactMap { language in
      guard let (question, asked) = best(.question, language, nil) else { return nil }
      let told = best(.answer, language, asked) ?? best(.answer, nil, asked)
      let isCertain = asked.isCertain(with: told?.1)
      return Self(question: question, answer: told?.0, language: language, isCertain: isCertain)
    }
  }
}

extension String {
  /// Whether it is a word or two rather than a sentence.
  var isShort: Bool { utf8.count < 40 && words.count < 4 }

  /// Whether it has spaces, or characters of Chinese, Japanese or Korean, which has few or none.
  var isProse: Bool { utf8.contains { $0 == 0x20 || (0xE3...0xED).contains($0) } }

  /// The words between white space.
  var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
  var wordSet: Set<String> { Set(words) }

  /// A name without the number at its end: `answer` of `answer2`; nil without one.
  var beforeNumber: String? {
    guard let end = lastIndex(where: { !"0123456789".contains($0) }), self[end...].count > 1 else {
      return nil
    }
    return String(self[...end])
  }

  /// Whether it is one word of some letters that ends in a number: `state4`, but not `A4`.
  var isNumberedName: Bool {
    let name = beforeNumber?.utf8
    return name.map { $0.count > 2 && $0.allSatisfy { $0.isASCIILetter || $0 == 0x5F } } ?? false
  }

  /// Whether the text is a question by its last mark: `?`, or its form in another script.
  var isQuestion: Bool { QuestionWords.endInMark(self) }
}

/// The words of a member's name in lower case: `answerHtml`, `ANSWER_HTML` and `answer-html` have
/// `answer` and `html`.
struct FieldName: Hashable {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if Self.startsWord(scalar, after: word.last, before: next) {
        if !word.isEmpty { words.append(String(word).lowercased()) }
        word = String.UnicodeScalarView()
      }
      if scalar.isAlphanumeric { word.append(scalar) }
    }
    if !word.isEmpty { words.append(String(word).lowercased()) }
    self.words = words
  }

  private static func startsWord(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isAlphanumeric, let last else { return true }
    if Character(scalar).isASCIIDigit != Character(last).isASCIIDigit { return true }
    return scalar.isCapital && (!last.isCapital || next?.properties.isLowercase == true)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a number, in any script.
  var isAlphanumeric: Bool {
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    return UInt8(truncatingIfNeeded: value).isASCIIAlphanumeric
  }
}

private extension Unicode.Scalar {
  var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
}

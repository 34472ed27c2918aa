import Bytes
import FaqService

/// The members of an object that are a question and its answer, in one language.
struct EntryFields {
  let question: RawMember
  /// All answers in order, the short one first; empty if nothing answers the question.
  let answers: [RawMember]
  /// The answer that decides, whose name is the likeliest.
  var answer: RawMember?
  var language: String?
  /// Whether the names alone say that this is a question with its answer.
  var isCertain = false
  /// Whether its name says that the question is one, alone or beside its answer, or its mark.
  var isAsked = false
  /// Whether the object has nothing else but what an FAQ has, and the names are usual for one.
  var standAlone = false
  /// Whether the object has a score, and an answer of few words.
  var isOfQuiz = false
  /// Whether the object is in a section or a folder, as articles of help centers are.
  var isFiled = false

  var names: [String] { ([question] + answers).map(\.name.text) }
}

/// Finds fields by their names, each of which is judged once.
struct FieldReading {
  /// What names mean.
  private var known: [String: Judgement] = [:]

  /// The role of a name, whether an FAQ has members of that name beside question and answer, the
  /// words of one that may be the label or the address of a link, and what a quiz has there.
  private typealias Judgement = (
    role: FieldRole?, isCompanion: Bool, link: [String]?, quiz: FieldWords.QuizPart?
  )

  private mutating func judge(_ name: String) -> Judgement {
    if let known = known[name] { return known }
    let words = FieldName(name).words
    let isLink = words.first.map(Vocabulary.linkStarts.contains) == true
    let isCompanion = words.allSatisfy(Vocabulary.companions.contains)
    let judgement = (
      FieldRole(of: name), isCompanion, isLink ? words : nil, FieldWords.quizPart(of: words)
    )
    known[name] = judgement
    return judgement
  }

  /// The role of a name before its number: `answer2` is an answer.
  private mutating func numberedRole(of name: String) -> FieldRole? {
    name.beforeNumber.flatMap { judge($0).role }
  }

  /// Whether a member of that name may hold links that belong to an answer.
  mutating func namesLink(_ name: String) -> Bool {
    Vocabulary.links.contains(name) || judge(name).link != nil
  }

  /// The buttons of labels beside addresses: `readMoreLabel` and `readMoreHref`; no entry has many.
  func links(among members: [RawMember]) -> [(starts: [Int], button: AnswerValue)] {
    let named = members.lazy.compactMap { [known] member in
      known[member.name.text]?.link.map { (words: $0, member: member) }
    }.prefix(32)
    return named.compactMap { words, member in
      let stem = words.dropLast()
      let names = [stem] + Vocabulary.linkAddresses.words.map { stem + [$0] }
      guard words.count > 1, Vocabulary.linkLabels.contains(words[words.count - 1]),
        let label = member.value.string,
        let address = named.first(where: { names.contains($0.words[...]) })?.member,
        let target = address.value.string, target.text.contains(where: { "/.:#".contains($0) })
      else { return nil }
      return ([member, address].map(\.start), AnswerValue(label, to: target))
    }
  }

  /// How deep an answer is searched for separate entries.
  private static let searchDepth = 2

  /// The fields of an object in each language that its names have; empty if it is not an entry,
  /// such as a question of a quiz, one of whose choices is the answer.
  mutating func fields(of object: RawObject, depth: Int = searchDepth) -> [EntryFields] {
    if object["type"]?.string.map({ $0 == "title" || $0 == "body" }) == true { return [] }
    var (questions, answers, others) = candidates(in: object)
    guard !questions.isEmpty else { return [] }
    let choices = object.filter { isChoice($0.name.text) }
    questions.removeAll { Self.hasNoText(in: $0.member.value) || $0.isName }
    // A heading and a text in the answer to a question are parts of it.
    let isAsked = questions.contains(where: \.role.isCertain)
    let hasScore = others.contains { judge($0).quiz == .score }
    answers.removeAll { answer in
      answer.member.value.isScalar
        ? !isAsked || !answer.role.isCertain
        : !holdsAnswer(answer.member.value, isAsked, depth: depth)
    }
    let isPlain = others.allSatisfy { judge($0).isCompanion }
    let all = questions + answers
    return FieldPair.all(among: all.map(\.role)).compactMap { pair in
      let question = all[pair.question]
      guard let index = pair.answer else {
        guard question.role.isCertain, choices.isEmpty else { return nil }
        return EntryFields(question: question.member, answers: [], language: pair.language)
      }
      let answer = all[index]
      guard choices.isEmpty || !answer.mayBe(oneOf: choices) else { return nil }
      let own = answers.filter {
        $0.role.language == answer.role.language
          && (question.role.mayHave($0.role) || $0.role.isAddition)
          && ($0.role.word != "description" || answer.role.word != "responses")
      }
      return EntryFields(
        question: question.member,
        answers: own.besides(answer).map(\.member),
        answer: answer.member,
        language: pair.language,
        isCertain: pair.isCertain,
        isAsked: question.role.isCertain || question.role.isPartner(of: answer.role)
          || question.member.value.string?.text.isQuestion == true,
        standAlone: isPlain && question.role.word != "name" && answer.role.word != "description",
        isOfQuiz: hasScore && answer.member.value.strings.allSatisfy(\.text.isShort),
        isFiled: Vocabulary.folders.words.contains { object[$0] != nil }
      )
    }
  }

  /// The fields of an object whose siblings name their questions so, with all its other texts as
  /// the answer: `{"title": "Why?", "steps": […]}`; nil without any.
  mutating func fields(of object: RawObject, asking name: RawString) -> EntryFields? {
    guard let question = object.first(where: { $0.name == name.text }),
      !Self.hasNoText(in: question.value),
      !object.contains(where: { isChoice($0.name.text) })
    else { return nil }
    let answers = object.filter { member in
      guard member != question, !judge(member.name.text).isCompanion else { return false }
      return member.value.string?.text.isProse ?? !member.value.elements.isEmpty
    }
    return answers.isEmpty ? nil : EntryFields(question: question, answers: answers)
  }

  /// Whether a name is that of choices.
  mutating func isChoice(_ name: String) -> Bool { judge(name).quiz == .choices }

  /// Whether an object has a list of entries.
  mutating func surroundsEntries(_ object: RawObject) -> Bool {
    object.contains { member in
      let found = member.value.elements.compactMap(\.object).flatMap { fields(of: $0) }
      return found.count { $0.answer != nil && $0.isCertain } > 1
    }
  }

  /// The fields with two names.
  func fields(of object: RawObject, named names: MarkedFields) -> EntryFields? {
    let members = Array(object)
    guard let question = members.last(where: { $0.name == names.question }),
      let answer = members.last(where: { $0.name == names.answer })
    else { return nil }
    // Parts of an answer have numbers: `p1`, `p2`.
    let name = names.answer.beforeNumber
    let answers = members.filter {
      $0 == answer || name != nil && $0.name.text.beforeNumber == name
    }
    return EntryFields(question: question, answers: answers, answer: answer, isCertain: true)
  }

  /// The members that may be questions and answers, and the names of the others.
  private mutating func candidates(
    in object: RawObject
  ) -> (questions: [Candidate], answers: [Candidate], others: [String]) {
    var result: (questions: [Candidate], answers: [Candidate], others: [String]) = ([], [], [])
    var numbered: [Candidate] = []
    for member in object {
      let name = member.name.text
      switch judge(name).role {
      case let role? where role.side == .question:
        result.questions.append(Candidate(member: member, role: role))
      case let role?: result.answers.append(Candidate(member: member, role: role))
      case nil:
        result.others.append(name)
        if let role = numberedRole(of: name) {
          numbered.append(Candidate(member: member, role: role))
        }
      }
    }
    if result.questions.contains(where: { !$0.role.isBound }) {
      result.others += result.questions.filter(\.role.isBound).map(\.member.name.text)
      result.questions.removeAll(where: \.role.isBound)
    }
    // Questions with numbers have these answers.
    if numbered.allSatisfy({ $0.role.side == .answer }) { result.answers += numbered }
    return result
  }

  /// Whether a value is a text, or holds texts, rather than separate entries.
  private mutating func holdsAnswer(_ value: RawValue, _ isAsked: Bool = false, depth: Int) -> Bool
  {
    func holdsEntry(_ object: RawObject) -> Bool {
      // Choices of a quiz say whether they are right: `isCorrect`.
      if object.contains(where: { $0.name.text.lowercased().hasSuffix("correct") }) { return true }
      guard depth > 0 else { return false }
      let found = fields(of: object, depth: depth - 1)
      return found.contains { $0.answer != nil && ($0.isCertain || !isAsked) }
    }
    return switch value.content {
    case .null, .bool, .number: false
    case .string: true
    case .array(let array):
      !array.contains { element in
        element.object.map { RichKind(of: $0) == nil && holdsEntry($0) } ?? false
      }
    case .object(let object): !holdsEntry(object)
    }
  }

  /// Whether a value is surely no text of a question.
  private static func hasNoText(in value: RawValue) -> Bool {
    if let string = value.string { return string.text.isBlank }
    if value.object != nil { return false }
    return value.array?.contains { $0.object.map { RichKind(of: $0) == nil } ?? false } ?? true
  }
}

/// A member that may be a question or an answer.
struct Candidate {
  let member: RawMember
  let role: FieldRole

  var words: [String] { FieldName(member.name.text).words }

  /// Whether it may be what to choose, and not a text that explains something.
  func mayBe(oneOf choices: [RawMember]) -> Bool {
    guard role.isCertain, let text = member.value.string?.text, !text.isShort else { return true }
    return choices.flatMap(\.value.strings).contains { $0.text == text }
  }

  /// Whether it is the name of all questions: `{"questions": "Questions"}`.
  var isName: Bool {
    let (text, name) = (member.value.string?.text.lowercased(), member.name.text.lowercased())
    return text.map { $0 == name || QuestionWords.onlyAnnounce($0) } ?? false
  }

  /// What is left of the name without the words that tell forms of one text apart.
  var key: [String] { words.filter { !Vocabulary.textForms.contains($0) } }

  var isShort: Bool { words.contains { $0 == "short" || $0 == "brief" } }

  /// Whether it is an answer by its name, or prose under a name that may be one.
  func isAnswer(beside best: Self) -> Bool {
    guard member.value != best.member.value else { return false }
    let isNamed = role.rank == 0 || isShort || role.word == "long"
    return isNamed || member.value.string?.text.isProse ?? true
  }
}

extension [Candidate] {
  /// The best answer with its siblings: each that is another answer, and not another form of one.
  func besides(_ best: Candidate) -> Self {
    var keys: Set<[String]> = [best.key]
    let others = filter { $0.isAnswer(beside: best) && keys.insert($0.key).inserted }
    let starts = (others + [best]).map(\.member.start)
    let all = filter { starts.contains($0.member.start) }
      .sorted { $0.member.start < $1.member.start }
    return all.filter(\.isShort) + all.filter { !$0.isShort }
  }
}

extension RawMember {
  /// Where the member begins.
  var start: Int { source.startIndex }
}

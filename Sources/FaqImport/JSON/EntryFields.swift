import Bytes
import FaqService

/// The members of an object that are a question and its answer, in one language.
struct EntryFields {
  let question: RawMember
  /// Nil if the object has a question that nothing answers.
  let answer: RawMember?
  let language: String?
  /// Whether the names alone say that this is a question with its answer.
  let isCertain: Bool
  /// Whether the object has nothing else but what an FAQ has, and the names are usual for one.
  let standAlone: Bool
}

/// Finds fields by their names, each of which is judged once.
struct FieldReading {
  private var roles: [String: FieldRole?] = [:]
  private var companions: [String: Bool] = [:]

  private mutating func role(of name: String) -> FieldRole? {
    if let known = roles[name] { return known }
    let role = FieldRole(of: name)
    roles[name] = .some(role)
    return role
  }

  /// Whether an FAQ has members of that name beside its question and answer.
  private mutating func isCompanion(_ name: String) -> Bool {
    if let known = companions[name] { return known }
    let isCompanion = FieldName(name).words.allSatisfy(FieldWords.companions.contains)
    companions[name] = isCompanion
    return isCompanion
  }

  /// How deep an answer is searched for entries of its own.
  private static let searchDepth = 2

  /// The fields of an object in each language that its names have; none if it is no entry.
  mutating func fields(of object: RawObject) -> [EntryFields] {
    fields(of: object, depth: Self.searchDepth)
  }

  private mutating func fields(of object: RawObject, depth: Int) -> [EntryFields] {
    if object["type"]?.string.map({ $0 == "title" || $0 == "body" }) == true { return [] }
    var others: [String] = []
    var questions: [Candidate] = []
    var answers: [Candidate] = []
    for member in object {
      guard let role = role(of: member.name.text) else {
        others.append(member.name.text)
        continue
      }
      switch role.side {
      case .question: questions.append(Candidate(member: member, role: role))
      case .answer: answers.append(Candidate(member: member, role: role))
      }
    }
    guard !questions.isEmpty else { return [] }
    answers.removeAll { !holdsAnswer($0.member.value, depth: depth) }
    questions.removeAll { TextValue.hasNoText(in: $0.member.value) }
    var languages: [String?] = []
    for question in questions where !languages.contains(question.role.language) {
      languages.append(question.role.language)
    }
    let isPlain = others.allSatisfy { isCompanion($0) }
    return languages.compactMap { language in
      let asked = questions.filter { $0.role.language == language }
      let own = answers.filter { $0.role.language == language }
      return fields(asked, own, language, isPlain)
        ?? fields(asked, answers.filter { $0.role.language == nil }, language, isPlain)
        ?? asked.first(where: \.role.isCertain).map {
          EntryFields(
            question: $0.member,
            answer: nil,
            language: language,
            isCertain: false,
            standAlone: false
          )
        }
    }
  }

  private func fields(
    _ questions: [Candidate],
    _ answers: [Candidate],
    _ language: String?,
    _ isPlain: Bool
  ) -> EntryFields? {
    guard let question = questions.min(by: { $0.role.rank < $1.role.rank }) else { return nil }
    guard let answer = answers.min(by: { $0.role.rank < $1.role.rank }) else { return nil }
    let isPair = FieldWords.pairs[question.role.word]?.contains(answer.role.word) == true
    return EntryFields(
      question: question.member,
      answer: answer.member,
      language: language,
      isCertain: question.role.isCertain || answer.role.isCertain || isPair,
      standAlone: isPlain && question.role.word != "name" && answer.role.word != "description"
    )
  }

  /// Whether a value is a text, or holds texts, rather than entries of its own.
  private mutating func holdsAnswer(_ value: RawValue, depth: Int) -> Bool {
    switch value.content {
    case .null, .bool, .number: false
    case .string: true
    case .array(let array):
      !array.contains { element in
        element.object.map { RichKind(of: $0) == nil && holdsEntry($0, depth: depth) } ?? false
      }
    case .object(let object): !holdsEntry(object, depth: depth)
    }
  }

  private mutating func holdsEntry(_ object: RawObject, depth: Int) -> Bool {
    depth > 0 && fields(of: object, depth: depth - 1).contains { $0.answer != nil }
  }
}

private struct Candidate {
  let member: RawMember
  let role: FieldRole
}

private extension TextValue {
  /// Whether a value is surely no text of a question.
  static func hasNoText(in value: RawValue) -> Bool {
    switch value.content {
    case .null, .bool, .number: true
    case .string(let string): string.text.isBlank
    case .array(let array): array.contains { $0.object.map { RichKind(of: $0) == nil } ?? false }
    case .object: false
    }
  }
}

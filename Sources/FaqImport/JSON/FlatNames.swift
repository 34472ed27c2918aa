import Bytes
import FaqService

/// Objects whose members are questions and answers in turn, told apart by one word of their
/// names: `{"q1": "Why?", "a1": "So."}`, `{"faqDelivery": …, "faqDeliveryContent": …}`.
enum FlatNames: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var entries: [ImportedEntry] = []
    var envelope: [ImportedMember] = []
    collect(from: root, language: nil, into: &entries, &envelope)
    guard !entries.isEmpty else { return nil }
    return ImportedContent(
      entries,
      envelope: envelope,
      reading: ImportReading("members whose names differ in one word", count: entries.count)
    )
  }

  private static func collect(
    from value: RawValue,
    language: String?,
    into entries: inout [ImportedEntry],
    _ envelope: inout [ImportedMember]
  ) {
    for element in value.array.map({ Array($0) }) ?? [] {
      collect(from: element, language: language, into: &entries, &envelope)
    }
    guard let object = value.object else { return }
    let members = Array(object)
    let pairs = FlatPair.pairs(of: members)
    for pair in pairs {
      let (question, answer) = (members[pair.question].value, members[pair.answer].value)
      guard var entry = ImportedEntry(asking: question, answer: answer) else { continue }
      let tag = pair.language ?? language
      entry.language = tag.map { ImportedText($0, at: entry.question.origin) }
      entries.append(entry)
    }
    let used = Set(pairs.flatMap { [$0.question, $0.answer] })
    for (index, member) in members.enumerated() where !used.contains(index) {
      let count = entries.count
      let tag = Languages.tag(of: member.name.text) ?? language
      collect(from: member.value, language: tag, into: &entries, &envelope)
      if !pairs.isEmpty, entries.count == count { envelope.append(ImportedMember(member)) }
    }
  }
}

/// The indices of two members that are a question and its answer.
private struct FlatPair {
  let question: Int
  let answer: Int
  let language: String?
  let isCertain: Bool
  let isAsked: Bool

  /// All pairs of an object, in the order of the questions; none if they may be anything else.
  static func pairs(of members: [RawMember]) -> [Self] {
    var questions: [[String]: FlatName] = [:]
    var answers: [FlatName] = []
    for (index, member) in members.enumerated()
    where member.value.string != nil || member.value.array != nil {
      let name = FlatName(member.name.text, index)
      guard name.side == .answer else {
        if let known = questions[name.key], known.rank <= name.rank { continue }
        questions[name.key] = name
        continue
      }
      answers.append(name)
      if questions[name.whole] == nil, member.value.string?.text.isQuestion == true {
        questions[name.whole] = FlatName(whole: name)
      }
    }
    var byQuestion: [Int: (Self, rank: Int)] = [:]
    for answer in answers {
      guard let question = questions[answer.key], question.index != answer.index,
        members[question.index].value.string?.text.isBlank == false
      else { continue }
      if let known = byQuestion[question.index], known.rank <= answer.rank { continue }
      let pair = Self(
        question: question.index,
        answer: answer.index,
        language: question.language,
        isCertain: question.isCertain && answer.isCertain,
        isAsked: members[question.index].value.string?.text.isQuestion == true
      )
      byQuestion[question.index] = (pair, answer.rank)
    }
    let pairs = byQuestion.values.map(\.0).sorted { $0.question < $1.question }
    let isGroup =
      pairs.count > 1
      && (pairs.allSatisfy(\.isCertain) || pairs.count(where: \.isAsked) * 2 >= pairs.count)
    return isGroup ? pairs : []
  }
}

/// A name without the word that says whether it is a question or an answer.
private struct FlatName {
  let side: FieldRole.Side
  let key: [String]
  let whole: [String]
  let language: String?
  let index: Int
  let rank: Int
  let isCertain: Bool

  init(_ name: String, _ index: Int) {
    var words = FieldName(name).words
    language = Languages.removeTag(from: &words)
    self.index = index
    whole = words + [language ?? ""]
    let places = words.indices.reversed()
    let roles = places.compactMap { place in FieldRole(of: words[place]).map { (place, $0) } }
    let telling =
      roles.first { $0.1.isCertain || $0.1.word == "a" || $0.1.word == "ans" } ?? roles.first
    guard let (place, role) = telling else {
      (side, key, rank, isCertain) = (.question, whole, 100, false)
      return
    }
    words.remove(at: place)
    side = role.side
    key = words + [language ?? ""]
    rank = role.rank
    isCertain = role.isCertain || role.word == "a" || role.word == "ans"
  }

  /// The whole name as that of a question.
  init(whole name: Self) {
    side = .question
    (key, whole) = (name.whole, name.whole)
    (language, index, rank, isCertain) = (name.language, name.index, 100, false)
  }
}

import Bytes
import FaqService

/// Objects whose members are questions and answers in turn, told apart by one word of their
/// names: `{"q1": "Why?", "a1": "So."}`, `{"faqDelivery": …, "faqDeliveryContent": …}`; also two
/// objects with such members: `{"questions": {"1": "Why?"}, "answers": {"1": "So."}}`.
struct FlatNames {
  private var content = ImportedContent([], as: "members whose names differ in one word")

  static func read(_ root: RawValue) -> ImportedContent? {
    var names = Self()
    names.collect(from: root, language: nil)
    names.content.nameDocument()
    return names.content.counted
  }
}

private extension FlatNames {
  mutating func collect(from value: RawValue, language: String?) {
    for element in value.elements { collect(from: element, language: language) }
    guard let object = value.object else { return }
    let members = FlatMember.all(in: object)
    let pairs = FlatPair.pairs(of: members)
    let stems = addEntries(of: pairs, among: members, language: language)
    var sections = Self.sections(of: stems)
    let used = Set(pairs.flatMap { [$0.question] + $0.answers })
    var groups: [(member: RawMember, entries: Range<Int>)] = []
    for (index, member) in members.enumerated() where !used.contains(index) {
      if add(member, to: stems, &sections) { continue }
      let count = content.entries.count
      collect(from: member.value, language: Languages.tag(of: member.name) ?? language)
      if content.entries.count > count {
        groups.append((member.source, count..<content.entries.count))
      } else if !pairs.isEmpty, member.value.string?.text.isQuestion != true {
        content.envelope.append(ImportedMember(member.source))
      }
    }
    for (member, entries) in groups {
      let name = groups.count > 1 ? member.name : nil
      content.entries.nameCategory(of: entries, by: member.value.object?.naming, below: name)
    }
  }

  /// Adds the entries of pairs, and tells which has the words that names of its parts begin with.
  mutating func addEntries(
    of pairs: [FlatPair],
    among members: [FlatMember],
    language: String?
  ) -> [[String]: Int] {
    var stems: [[String]: Int] = [:]
    for pair in pairs {
      guard var entry = ImportedEntry(asking: members[pair.question].value) else { continue }
      let added = pair.answers.map { entry.add(members[$0].value) }
      guard added.contains(true) else { continue }
      let tag = pair.language ?? language
      entry.language = tag.map { ImportedText($0, at: entry.question.origin) }
      if !pair.stem.isEmpty { stems[pair.stem] = content.entries.count }
      content.entries.append(entry)
    }
    return stems
  }

  /// Adds a text to entries whose names begin like its own, as a further part of an answer or as
  /// their category; false if there are none.
  mutating func add(
    _ member: FlatMember,
    to stems: [[String]: Int],
    _ sections: inout [[String]: [Int]]
  ) -> Bool {
    guard let text = member.value.string else { return false }
    var words = FieldName(member.name).words.prefix(8)
    // Further parts of an answer: `a3_note` beside `a3`.
    if words.count > 1, FieldRole(of: words[0])?.side == .answer { words.removeFirst() }
    let stem = words.indices.lazy.compactMap { stems[Array(words[..<$0])] }.first
    if let stem, content.entries[stem].add(member.value) { return true }
    guard let last = words.last, Vocabulary.sectionTitles.contains(last),
      let entries = sections.removeValue(forKey: Array(words.dropLast()))
    else { return false }
    for index in entries { content.entries[index].category = ImportedText(text) }
    return true
  }

  /// The entries by the words that their names begin with.
  static func sections(of stems: [[String]: Int]) -> [[String]: [Int]] {
    let starts = stems.flatMap { stem, index in
      stem.indices.prefix(8).dropFirst().map { (name: Array(stem[..<$0]), index: index) }
    }
    return Dictionary(grouping: starts, by: \.name).mapValues { $0.map(\.index) }
  }
}

/// A member under its name, or under those of two objects.
private struct FlatMember {
  let name: String
  let source: RawMember

  var value: RawValue { source.value }

  /// The members of an object; in place of one with all questions or all answers, those in it.
  static func all(in object: RawObject) -> [Self] {
    object.flatMap { member -> [Self] in
      let name = member.name.text
      let texts = member.value.object.map { Array($0) } ?? []
      guard !texts.isEmpty, FieldRole(of: name)?.isCertain == true,
        texts.allSatisfy({ $0.value.string != nil })
      else { return [Self(name: name, source: member)] }
      return texts.map { text in
        let own = FlatName(text.name.text, 0)
        return Self(
          name: own.isCertain ? text.name.text : "\(name) \(text.name.text)",
          source: text
        )
      }
    }
  }
}

/// The indices of members that are a question and its answers.
private struct FlatPair {
  let question: Int
  let answers: [Int]
  var language: String?
  /// The words of a name with a number, which names of further parts of the answer begin with.
  var stem: [String] = []
  var isCertain = false
  let isAsked: Bool
}

private extension FlatPair {
  /// All pairs of an object, in the order of the questions; empty if they may be anything else.
  static func pairs(of members: [FlatMember]) -> [Self] {
    var questions: [[String]: FlatName] = [:]
    var byWords: [[String]: FlatName] = [:]
    var answers: [FlatName] = []
    for (index, member) in members.enumerated()
    where !member.value.isScalar {
      let name = FlatName(member.name, index)
      guard name.side == .answer else {
        guard member.value.object == nil else { continue }
        if let known = questions[name.key], known.rank <= name.rank { continue }
        questions[name.key] = name
        byWords[name.all] = name
        byWords[name.whole] = name
        continue
      }
      answers.append(name)
    }
    var byQuestion: [Int: [FlatName]] = [:]
    let answered = Set(answers.filter { questions[$0.key] != nil }.map(\.index))
    let parts = FlatName.parts(of: members, besides: answers)
    for answer in answers + parts.filter({ !answered.contains($0.index) }) {
      guard let question = questions[answer.key] ?? byWords[answer.all],
        question.index != answer.index,
        members[question.index].value.string?.text.isBlank == false
      else { continue }
      byQuestion[question.index, default: []].append(answer)
    }
    let asked = questions.values.filter { byQuestion[$0.index] != nil }
    var pairs = asked.compactMap { Self($0, byQuestion[$0.index] ?? [], of: members) }
      .sorted { $0.question < $1.question }
    let areAsked = pairs.count(where: \.isAsked) * 2 >= pairs.count
    let areCertain = pairs.allSatisfy(\.isCertain)
    // One pair needs a number: `q1`, `a1`.
    guard
      pairs.count > 1
        ? areCertain || areAsked
        : areCertain && areAsked && pairs.first?.stem.isEmpty == false
    else { return FlatFamilies(members).pairs }
    // A name may end like a language by chance: `whatIsIt`.
    if pairs.count(where: { $0.language != nil }) * 2 < pairs.count {
      for index in pairs.indices { pairs[index].language = nil }
    }
    return pairs
  }

  /// Nil without an answer whose whole name but one word is that of the question.
  private init?(_ question: FlatName, _ answers: [FlatName], of members: [FlatMember]) {
    let own = answers.filter { answer in
      answer.key == question.key || [question.all, question.whole].contains(answer.all)
    }
    guard let best = own.min(by: { $0.rank < $1.rank }) else { return nil }
    self.question = question.index
    self.answers = own.map(\.index)
    language = best.language
    stem = question.all.last?.allSatisfy(\.isNumber) == true ? question.all : []
    isCertain = question.isCertain && best.isCertain
    isAsked = members[question.index].value.string?.text.isQuestion == true
  }
}

/// A name without the word that says whether it is a question or an answer.
private struct FlatName {
  let key: [String]
  /// The words of the key with those that may name a language.
  let all: [String]
  /// All words of the name.
  let whole: [String]
  let language: String?
  let index: Int
  /// The role of the word that decides; nil for a name that is a question as a whole.
  let role: FieldRole?

  var side: FieldRole.Side { role?.side ?? .question }
  var rank: Int { role?.rank ?? 100 }
  var isCertain: Bool { role?.isTelling ?? false }

  init(_ name: String, _ index: Int) {
    var words = FieldName(name).words
    var all = words
    whole = words
    language = Languages.removeTag(from: &words)
    self.index = index
    let places = words.indices.reversed()
    let roles = places.compactMap { place in FieldRole(of: words[place]).map { (place, $0) } }
      .filter { !$0.1.isBound }
    // In `q_1a`, the last letter belongs to the number, and does not stand for "answer".
    let isLettered =
      roles.last?.0 == 0 && roles.last?.1.isTelling == true && words.count == 3
      && words[1].allSatisfy(\.isNumber) && words[2].count == 1
    let telling = isLettered ? roles.last : roles.first(where: \.1.isTelling) ?? roles.first
    if let place = telling?.0 {
      words.remove(at: place)
      all.remove(at: place)
    }
    self.all = all
    key = words + [language ?? ""]
    role = telling?.1
  }

  /// The names of parts of answers: `a2_p1`, `a2_p2`.
  static func parts(of members: [FlatMember], besides answers: [Self]) -> [Self] {
    let whole = Set(answers.map(\.key))
    return members.enumerated().compactMap { index, member in
      let words = FieldName(member.name).words.prefix(8)
      guard member.value.string != nil, words.count > 2 else { return nil }
      let starts = (2..<words.count).lazy.map { Self(words[..<$0].joined(separator: " "), index) }
      guard let part = starts.first(where: { $0.side == .answer && $0.isCertain }),
        !whole.contains(part.key)
      else { return nil }
      return part
    }
  }
}

private extension FieldRole { var isTelling: Bool { isCertain || word == "a" || word == "ans" } }

/// Two families of names that match one to one and differ in one word, whatever it is:
/// `ACCORDION_1_TITLE_LABEL` and `ACCORDION_1_BODY_LABEL`.
private struct FlatFamilies {
  /// Names with more words, and more names of one form, are other data.
  private static let maximumCount = 8
  private let members: [FlatMember]
  /// The indices of the members by the words of their names without one, and by that word.
  private var forms: [[String]: [String: Int]] = [:]

  init(_ members: [FlatMember]) {
    self.members = members
    for (index, member) in members.enumerated() where member.value.string?.text.isBlank == false {
      let words = FieldName(member.name).words
      guard words.count > 1, words.count <= Self.maximumCount else { continue }
      for place in words.indices where !words[place].allSatisfy(\.isNumber) {
        var form = words
        form[place] = ""
        forms[form, default: [:]][words[place]] = index
      }
    }
  }

  /// The pairs of the two families that have the most questions with longer texts.
  var pairs: [FlatPair] {
    var found: [[String]: [FlatPair]] = [:]
    for members in forms.values where (2...Self.maximumCount).contains(members.count) {
      for (question, asked) in members {
        for (answer, told) in members where told != asked {
          let pair = FlatPair(question: asked, answers: [told], isAsked: text(asked).isQuestion)
          found[[question, answer], default: []].append(pair)
        }
      }
    }
    let likely = found.values.filter(areLikely).map { $0.sorted { $0.question < $1.question } }
    return likely.max { one, other in
      (one.count, other[0].question, other[0].answers[0])
        < (other.count, one[0].question, one[0].answers[0])
    } ?? []
  }

  /// Whether half of the questions have their mark, and the answers are mostly longer.
  private func areLikely(_ pairs: [FlatPair]) -> Bool {
    let tellings = pairs.map { (asked: text($0.question), told: text($0.answers[0])) }
    return pairs.count > 1 && pairs.count(where: \.isAsked) * 2 >= pairs.count
      && tellings.allSatisfy { !$0.told.isQuestion && $0.told.isProse }
      && tellings.count { $0.told.utf8.count > $0.asked.utf8.count } * 2 > pairs.count
  }

  private func text(_ index: Int) -> String { members[index].value.string?.text ?? "" }
}

import FaqService

/// The names of the fields of like objects that are a question and an answer.
struct MarkedFields {
  let question: String
  let answer: String
  /// Whether the name of the question means one.
  let isUsual: Bool

  /// Nil if there are not several objects, if they are few of all siblings, if they have choices,
  /// or if they do not ask.
  init?(_ siblings: [RawObject?], isChoice: (String) -> Bool) {
    let objects = siblings.compactMap(\.self)
    guard objects.count > 1, objects.count * 2 > siblings.count else { return nil }
    var texts: [String: [String]] = [:]
    var names: [String] = []
    for object in objects {
      for member in object {
        let name = member.name.text
        if isChoice(name) { return nil }
        guard let text = member.value.string?.text,
          !Vocabulary.otherMembers.contains(name.lowercased())
        else { continue }
        if texts[name] == nil { names.append(name) }
        texts[name, default: []].append(text)
      }
    }
    func isWhole(_ name: String) -> Bool { (texts[name]?.count ?? 0) * 2 > objects.count }
    func isProse(_ name: String) -> Bool {
      isWhole(name) && (texts[name] ?? []).count(where: \.isProse) * 2 >= texts[name]?.count ?? 0
    }
    func length(_ name: String) -> Int { (texts[name] ?? []).reduce(0) { $0 + $1.utf8.count } }
    func meansQuestion(_ name: String) -> Bool {
      FieldRole(of: name).map { $0.side == .question && $0.isCertain } ?? false
    }
    let question = names.first { name in
      let asked = (texts[name] ?? []).count(where: \.isQuestion)
      return isWhole(name) && asked > 0
        && (meansQuestion(name) || asked > 1 && asked * 2 >= objects.count)
    }
    let answer = names.filter { $0 != question && isProse($0) }.max { length($0) < length($1) }
    guard let question, let answer else { return nil }
    (self.question, self.answer, isUsual) = (question, answer, meansQuestion(question))
  }
}

/// Lists of a question and its answer: `[["Why?", "So."], ["How?", "Thus."]]`.
enum PairedLists {
  static func read(_ root: RawValue) -> ImportedContent? {
    ImportedContent(entries(in: root), as: "entries, question first, answer second").counted
  }

  private static func entries(in value: RawValue) -> [ImportedEntry] {
    let children = value.children
    let pairs = children.flatMap { Self.pairs(in: Array($0.elements)) }
    guard pairs.count > 1, pairs.count * 4 >= children.count * 3,
      pairs.count(where: { $0.question.text.isQuestion }) * 2 >= pairs.count
    else { return children.flatMap(entries) }
    return pairs.compactMap { pair in
      var entry = ImportedEntry(question: ImportedText(pair.question), answer: [])
      return entry.add(pair.answer) ? entry : nil
    }
  }

  /// A question with its answer, or several that all ask.
  private static func pairs(in list: [RawValue]) -> [(question: RawString, answer: RawValue)] {
    guard list.count > 1, list.count.isMultiple(of: 2) else { return [] }
    let pairs = stride(from: 0, to: list.count, by: 2).compactMap { index in
      list[index].string.map { (question: $0, answer: list[index + 1]) }
    }
    let areWhole = pairs.allSatisfy { pair in
      (pair.answer.string != nil || pair.answer.array != nil)
        && (list.count == 2 || pair.question.text.isQuestion)
    }
    return areWhole && pairs.count * 2 == list.count ? pairs : []
  }
}

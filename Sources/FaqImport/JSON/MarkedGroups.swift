import FaqService

/// Like objects in which half of one field's texts end in a question mark, whatever its name is;
/// the longest other field is the answer.
enum MarkedGroups: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var found = Found()
    collect(from: root, path: [], into: &found)
    guard found.finding != nil else { return nil }
    var content = found.content
    if found.groups.count == 1, let known = found.groups.first {
      content.continuation = ArrayContinuation(path: known.path) { root in
        var found = Found()
        collect(from: root, path: [], into: &found, known: known)
        return found.content
      }
    }
    return content
  }

  private static func collect(
    from value: RawValue,
    path: [String],
    into found: inout Found,
    known: PlacedGroup? = nil
  ) {
    let elements = value.children
    let objects = elements.compactMap(\.object)
    if let known, known.path == path, value.array != nil {
      found.add(known.group, of: objects, path: path)
      return
    }
    if objects.count > 1, objects.count * 2 > elements.count, let group = Group(objects) {
      found.add(group, of: objects, path: path)
      return
    }
    let pairs = elements.compactMap(Group.pair)
    if pairs.count > 1, pairs.count == elements.count, Group.areQuestions(pairs.map(\.question)) {
      found.add(pairs, path: path)
      return
    }
    let names = value.object.map { $0.map(\.name.text) }
    for (index, element) in elements.enumerated() {
      let path = names.map { path + [$0[index]] } ?? path
      collect(from: element, path: path, into: &found, known: known)
    }
  }
}

/// A group of objects, and the names on the way to it.
private struct PlacedGroup {
  let group: Group
  let path: [String]
}

private struct Found {
  var entries: [ImportedEntry] = []
  var groups: [PlacedGroup] = []
  var candidateCount = 0
  var finding: String?
  private var reading = FieldReading()

  var content: ImportedContent {
    ImportedContent(entries, as: finding ?? "", of: candidateCount)
  }

  mutating func add(_ group: Group, of objects: [RawObject], path: [String]) {
    groups.append(PlacedGroup(group: group, path: path))
    candidateCount += objects.count
    note(#"question "\#(group.question)", answer "\#(group.answer)""#, path)
    for object in objects {
      let members = Array(object)
      guard let question = members.last(where: { $0.name == group.question }),
        let answer = members.last(where: { $0.name == group.answer })
      else { continue }
      let answers = reading.answers(beside: answer, of: question, in: object)
      let used = ([question] + answers).map(\.source.startIndex)
      let rest = members.filter { !used.contains($0.source.startIndex) }.map { ImportedMember($0) }
      guard var entry = ImportedEntry(asking: question.value, rest: rest) else { continue }
      let added = answers.map { entry.add($0.value) }
      if added.contains(true) { entries.append(entry) }
    }
  }

  mutating func add(_ pairs: [(question: RawString, answer: RawValue)], path: [String]) {
    candidateCount += pairs.count
    note("question first, answer second", path)
    for pair in pairs {
      var entry = ImportedEntry(question: ImportedText(pair.question), answer: [])
      if entry.add(pair.answer) { entries.append(entry) }
    }
  }

  private mutating func note(_ fields: String, _ path: [String]) {
    guard finding == nil else { return }
    let place = path.isEmpty ? "" : #" in "\#(path.joined(separator: "."))""#
    finding = "entries\(place), \(fields)"
  }
}

/// The names of the fields of like objects that are a question and an answer.
private struct Group {
  let question: String
  let answer: String

  /// Names of members that are neither.
  private static let others: Set<String> = [
    "id", "type", "slug", "key", "url", "link", "href", "category", "icon", "image", "tags",
  ]

  init?(_ objects: [RawObject]) {
    var texts: [String: [String]] = [:]
    var names: [String] = []
    for object in objects {
      for member in object {
        let name = member.name.text
        let text = member.value.string?.text ?? Self.joined(member.value)
        guard let text, !Self.others.contains(name.lowercased()) else { continue }
        if texts[name] == nil { names.append(name) }
        texts[name, default: []].append(text)
      }
    }
    func isWhole(_ name: String) -> Bool { (texts[name]?.count ?? 0) * 2 > objects.count }
    func length(_ name: String) -> Int { (texts[name] ?? []).reduce(0) { $0 + $1.utf8.count } }
    guard
      let question = names.first(where: { name in
        let asked = (texts[name] ?? []).count(where: \.isQuestion)
        return isWhole(name) && asked > 1 && asked * 2 >= objects.count
      })
    else { return nil }
    let candidates = names.filter { $0 != question && isWhole($0) && Self.isProse(texts[$0] ?? []) }
    guard let answer = candidates.max(by: { length($0) < length($1) }) else { return nil }
    self.question = question
    self.answer = answer
  }

  /// A list of texts of which the first is the question: `["Why?", "So."]`.
  static func pair(_ value: RawValue) -> (question: RawString, answer: RawValue)? {
    guard let array = value.array.map({ Array($0) }), array.count == 2,
      let question = array[0].string, array[1].string != nil || array[1].array != nil
    else { return nil }
    return (question, array[1])
  }

  static func areQuestions(_ texts: [RawString]) -> Bool {
    texts.count(where: { $0.text.isQuestion }) * 2 >= texts.count
  }

  /// Whether half of the texts have several words.
  private static func isProse(_ texts: [String]) -> Bool {
    texts.count { $0.contains(" ") } * 2 >= texts.count
  }

  private static func joined(_ value: RawValue) -> String? {
    let parts = value.array?.compactMap { $0.string?.text } ?? []
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

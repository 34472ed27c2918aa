import FaqService

/// Questions in the vocabulary of schema.org, at any depth: `{"@type": "Question", …}`.
enum SchemaQuestions {
  static func read(_ root: RawValue) -> ImportedContent? {
    var content = content(of: root)
    guard !content.entries.isEmpty else { return nil }
    if let path = path(in: root) {
      content.continuation = ArrayContinuation(path: path) { Self.content(of: $0) }
    }
    return content
  }

  /// The names on the way to the list of questions, if that is the last thing in the content.
  private static func path(in root: RawValue) -> [String]? {
    guard root.array == nil else { return [] }
    guard let list = root.object.map({ Array($0) })?.last, list.value.array != nil,
      lists.contains(list.name.text)
    else { return nil }
    return [list.name.text]
  }

  /// The usual names of the list of questions.
  private static let lists = ["mainEntity", "@graph"]
  /// The names of answers, the accepted one first.
  private static let answers = ["acceptedAnswer", "suggestedAnswer"]

  private static func content(of root: RawValue) -> ImportedContent {
    let questions = questions(in: root)
    var entries: [ImportedEntry] = []
    // An array that grows has room for twice its entries, and they may be most of the memory.
    entries.reserveCapacity(questions.count)
    for entry in questions.lazy.compactMap(entry) { entries.append(entry) }
    // The members around the list of questions.
    let around = root.object.flatMap { $0.isQuestion ? nil : $0 }
    return ImportedContent(
      entries,
      envelope: around?.filter { !lists.contains($0.name.text) }.map { ImportedMember($0) } ?? [],
      as: "questions of schema.org",
      of: questions.count
    )
  }

  private static func questions(in value: RawValue) -> [RawObject] {
    if let object = value.object, object.isQuestion { return [object] }
    return value.children.flatMap(questions)
  }

  private static func entry(of object: RawObject) -> ImportedEntry? {
    let names = ["name", "text", "headline"]
    guard let name = names.first(where: { object[$0].flatMap(TextValue.text) != nil }),
      let question = object[name]
    else { return nil }
    let used = answers + [name, "@type"]
    let rest = object.filter { !used.contains($0.name.text) }
    var entry = ImportedEntry(asking: question, rest: rest.map { ImportedMember($0) })
    for answer in answers.compactMap({ object[$0] }) {
      let shown = texts(of: answer)
      for text in shown { _ = entry?.add(text) }
      let markup = answer.markup(around: shown.flatMap(\.stringStarts))
      entry?.leftOut.merge(markup) { $1 }
    }
    return entry
  }

  /// The text of an answer, or of several.
  private static func texts(of value: RawValue) -> [RawValue] {
    if let array = value.array { return array.flatMap(texts) }
    guard let object = value.object else { return [value] }
    return [object["text"] ?? object["name"]].compactMap(\.self)
  }
}

private extension RawObject {
  var isQuestion: Bool {
    guard let type = self["@type"] ?? self["type"] else { return false }
    let types = type.array.map { $0.compactMap(\.string) } ?? [type.string].compactMap(\.self)
    return types.contains { $0 == "Question" || $0.text.hasSuffix("schema.org/Question") }
      && (self["acceptedAnswer"] ?? self["suggestedAnswer"]) != nil
  }
}

import Bytes
import FaqService

extension ImportedEntry {
  /// The entries of an object with a question and answers: one for each language of the two.
  ///
  /// A list of questions beside one of as many answers has several. `rest` is what belongs to
  /// neither, in any language; several objects with lists have other wordings in them.
  static func entries(of fields: EntryFields, rest: [ImportedMember], isAlone: Bool) -> [Self] {
    let answers = fields.answers.map(\.value)
    let (asked, told) = (fields.question.value.elements, fields.answer?.value.elements ?? [])
    if isAlone, asked.count > 1, asked.count == told.count,
      asked.count(where: { $0.string?.text.isQuestion == true }) * 2 >= asked.count
    {
      return zip(asked, told).compactMap { Self($0, [$1], fields.language, []) }
    }
    let questions = TextValue.translations(of: fields.question.value)
    guard !questions.isEmpty else {
      return [Self(fields.question.value, answers, fields.language, rest)].compactMap(\.self)
    }
    let translations = answers.map { TextValue.translations(of: $0) }
    return questions.compactMap { question in
      let own = translations.compactMap { $0.first { $0.tag == question.tag }?.value }
      return Self(question.value, own, question.tag, rest)
    }
  }

  /// Nil without a question, or if no value can be an answer.
  private init?(
    _ question: RawValue,
    _ answers: [RawValue],
    _ language: String?,
    _ rest: [ImportedMember]
  ) {
    self.init(asking: question, rest: rest)
    self.language = language.map { ImportedText($0, at: self.question.origin) }
    let added = answers.indices.map { add(answers[$0], isFurther: $0 > 0) }
    if !added.isEmpty, !added.contains(true) { return nil }
  }

  /// An entry without an answer; nil if there is no question.
  init?(asking question: RawValue, rest: [ImportedMember] = []) {
    guard let text = TextValue.text(of: question) else { return nil }
    let others = TextValue.furtherTexts(of: question)
    self.init(question: text, answer: [], rest: others.isEmpty ? rest : rest + [.aliases(others)])
    (starts, leftOut) = TextValue.sources(of: text, in: question)
    for other in others { leftOut[other.literal.startIndex] = .members }
  }

  /// A native entry among foreign ones, whose items stay as they are; nil if it has no title.
  init?(native object: RawObject) {
    guard var items = object.nativeItems,
      let index = items.firstIndex(where: { $0.object?["type"]?.string?.text == "title" }),
      let title = items[index].object?["text"]?.string, !title.text.isBlank
    else { return nil }
    items.remove(at: index)
    self.init(
      question: ImportedText(title),
      answer: items.map { .item(ImportedJSON($0)) },
      rest: object.filter { !($0.name == "elements") }.map { ImportedMember($0) }
    )
    starts = items.flatMap(\.stringStarts)
    for item in items { leftOut.merge(item.otherStrings(than: starts)) { $1 } }
  }

  /// Adds an answer; false if the value cannot be one.
  mutating func add(_ value: RawValue, isFurther: Bool = false) -> Bool {
    guard let found = AnswerValue(value, isFurther: isFurther) else { return false }
    add(found)
    return true
  }

  mutating func add(_ found: AnswerValue) {
    answer += found.parts
    starts += found.starts
    leftOut.merge(found.leftOut) { $1 }
  }
}

extension [ImportedEntry] {
  /// Gives entries without a category the title of what is around them, or its name; what has the
  /// name of a language is no category.
  mutating func nameCategory(of range: Range<Int>, by title: RawString?, below name: RawString?) {
    let isLanguage = name.map { Languages.tag(of: $0.text) != nil } ?? false
    guard let category = title ?? name?.categoryName, !isLanguage else { return }
    for index in range where self[index].shownCategory == nil {
      self[index].category = ImportedText(category)
    }
  }
}

extension ImportedContent {
  /// Makes the category of all entries the title of the document.
  mutating func nameDocument() {
    guard entries.count > 1, Set(entries.map { $0.category?.origin }).count == 1,
      let name = entries[0].category
    else { return }
    let hasTitle = envelope.contains(where: \.isTitle)
    if !hasTitle { envelope.insert(ImportedMember("title", name), at: 0) }
    for index in entries.indices { entries[index].category = nil }
  }
}

extension RawString {
  /// The name as that of a category, unless it is a language, a number or a usual name of lists.
  ///
  /// Help is one of the things that people ask about.
  var categoryName: RawString? {
    let isUsual = FieldName(text).words.allSatisfy { word in
      Vocabulary.places.contains(word) && word != "help" || Vocabulary.plainPlaces.contains(word)
        || word.allSatisfy(\.isNumber)
    }
    return isUsual || Languages.tag(of: text) != nil ? nil : self
  }
}

extension RawObject {
  /// The tag of the language that an object names for what is in it.
  var languageTag: String? {
    ["lang", "language", "locale"].lazy.compactMap { self[$0]?.string?.text }
      .compactMap(Languages.tag).first
  }

  /// The name that an object gives to what is in it.
  var naming: RawString? {
    let category = first { member in
      ImportedEntry.namesCategory(member.name.text) && member.value.string?.text.isBlank == false
    }
    return category?.value.string
      ?? Vocabulary.groupTitles.words.lazy.compactMap { self[$0]?.label }.first { !$0.text.isBlank }
  }

  /// The names in short lists, by identifiers: `{"categories": [{"id": "new", "name": "News"}]}`,
  /// and in objects of texts: `{"categories": {"new": "News"}}`.
  var namesByIdentifier: [String: RawString] {
    let groups = compactMap(\.value.array).flatMap { $0.prefix(100).compactMap(\.object) }
    let names = groups.compactMap { group -> (String, RawString)? in
      let identifier = ["id", "slug", "key", "value"].lazy.compactMap { group[$0]?.string }.first
      return identifier.flatMap { identifier in group.naming.map { (identifier.text, $0) } }
    }
    let texts = compactMap(\.value.object).filter { $0.allSatisfy { $0.value.string != nil } }
      .joined().prefix(1_000).compactMap { text in text.value.string.map { (text.name.text, $0) } }
    return Dictionary(names + texts) { first, _ in first }
  }

  /// Its one text, if it is short, as in lists of `{"area": "Payment", "entries": [...]}`.
  var onlyLabel: RawString? {
    let texts = compactMap(\.value.string)
    return texts.count == 1 && texts[0].text.utf8.count <= 60 && !texts[0].text.isBlank
      ? texts[0] : nil
  }

  /// The name of its one member, as in lists of `{"Payment": [...]}`.
  var onlyName: RawString? {
    let members = Array(self)
    return members.count == 1 ? members[0].name.categoryName : nil
  }
}

extension RawValue {
  /// A text, or the only one of an object with texts by language.
  var label: RawString? { string ?? object?.onlyLabel }
}

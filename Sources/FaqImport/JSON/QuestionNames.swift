import FaqService

/// Objects with questions for names: `{"When are you open?": "Daily."}`.
enum QuestionNames {
  static func read(_ root: RawValue) -> ImportedContent? {
    var content = ImportedContent([], as: "questions as names")
    visit(root, atLeast: 2, into: &content)
    guard !content.entries.isEmpty else { return nil }
    // Beside several questions, a group may have one.
    content = ImportedContent([], as: "questions as names")
    visit(root, atLeast: 1, into: &content)
    return content.counted
  }

  /// An object whose names are topics: `{"lost card": "Call us."}`.
  ///
  /// At least one name must contain a space, unlike the keys of a program's texts.
  static func topics(in root: RawValue) -> ImportedContent? {
    let members = root.object.map { Array($0) } ?? []
    guard members.count > 1, members.allSatisfy({ $0.isText && $0.explains }),
      members.contains(where: { $0.name.text.contains(" ") })
    else { return nil }
    var content = ImportedContent([], as: "topics as names")
    content.add(members, nil)
    return content.counted
  }

  private static func visit(
    _ value: RawValue,
    category: RawString? = nil,
    atLeast least: Int,
    into content: inout ImportedContent
  ) {
    for element in value.elements { visit(element, atLeast: least, into: &content) }
    guard let object = value.object else { return }
    let members = Array(object)
    let areTexts = members.allSatisfy(\.isText)
    func asks(_ member: RawMember) -> Bool {
      let name = member.name.text
      return (name.isQuestion || areTexts && QuestionWords.surelyAsk(name)) && !member.asks
    }
    let count = members.count(where: asks)
    if count >= least, count * 2 >= members.count {
      // Among questions, a name of several words, or of a text of several, is one too.
      let questions = members.filter { member in
        asks(member)
          || member.isText && !member.asks && (member.name.text.contains(" ") || member.explains)
      }
      content.add(questions, category.map { ImportedText($0) })
      let used = Set(questions.map(\.source.startIndex))
      content.envelope += members.filter { !used.contains($0.source.startIndex) }
        .map { ImportedMember($0) }
    } else {
      let isNaming = members.count { $0.value.object != nil } > 1
      for member in members {
        visit(member.value, category: isNaming ? member.name : nil, atLeast: least, into: &content)
      }
    }
  }
}

private extension ImportedContent {
  /// Adds members as entries.
  mutating func add(_ members: [RawMember], _ category: ImportedText?) {
    reading.candidateCount += members.count
    for member in members {
      let question = ImportedText(member.name)
      var entry = ImportedEntry(question: question, answer: [], category: category)
      if entry.add(member.value) { entries.append(entry) }
    }
  }
}

private extension RawMember {
  /// Whether the value is a question too, such as a translation of the name.
  var asks: Bool { value.string?.text.isQuestion == true }

  var isText: Bool { value.string != nil || value.array != nil }

  /// Whether its name may be a question of one word, or in an alphabet without spaces.
  var explains: Bool {
    FieldRole(of: name.text) == nil
      && (name.text.utf8.allSatisfy { $0 >= 0x80 }
        || value.string.map { $0.text.utf8.wordCount > 2 } ?? false)
  }
}

extension EntrySearch {
  /// Objects whose names alone say what they are: `{"question": "Why?", "answer": "So."}`.
  ///
  /// They may be anywhere: in an array, in categories, under languages or identifiers, or in the
  /// wrappers of content systems. Where some are called questions, other names with answers are
  /// not: `name` in a list of patterns.
  static func namedPairs(in root: RawValue) -> ImportedContent? {
    content(of: root) { fields, _ in fields.contains { $0.isCertain && $0.isAsked } }
      ?? content(of: root) { fields, _ in fields.contains(where: \.isCertain) }
  }

  /// Like objects in which half of one field's texts end in a question mark, whatever its name is;
  /// the longest other field is the answer.
  static func markedGroups(in root: RawValue) -> ImportedContent? {
    content(of: root, isMarked: true) { !$0.isEmpty && !$1.isForDialogs }
  }

  /// Objects with pairs of names that other content has too: `{"title": "Why?", "content": "So."}`.
  ///
  /// There must be two at least, and more than the names must speak for them: question marks, the
  /// name of their place or of the content, that they have nothing but what an FAQ has, or that
  /// they are articles of a help center.
  static func likelyPairs(in root: RawValue, isNamed: Bool) -> ImportedContent? {
    // Such as `"faqTitle": "Frequently Asked Questions"`.
    let titles = (root.object.map { Array($0) } ?? []).filter { member in
      Vocabulary.groupTitles.contains(FieldName(member.name.text).words.last ?? "")
    }
    let isNamed =
      isNamed || titles.contains { $0.value.label.map(\.text).map(QuestionWords.announce) == true }
    return content(of: root) { fields, place in
      let fields = fields.filter { $0.answer != nil }
      guard fields.count > 1, !place.isForDialogs else { return false }
      let standAlone = place.isList && fields.allSatisfy(\.standAlone) && fields.haveProse
      return fields.haveQuestionMarks || place.isForQuestions
        || place.isPlain && (isNamed || standAlone) || fields.allSatisfy(\.isFiled)
        || isNamed && [["sections"], ["topics"], ["articles"]].contains(place.words)
    }
  }
}

extension [EntryFields] {
  /// Whether half of the answers are prose, or lists.
  var haveProse: Bool {
    count { $0.answer?.value.string.map(\.text.isProse) ?? true } * 2 >= count
  }

  /// Whether most have a score, and an answer of few words.
  var areOfQuiz: Bool { count(where: \.isOfQuiz) * 2 > count }

  /// Whether half of the questions end in a question mark, and two of them at least.
  var haveQuestionMarks: Bool {
    let asked = count { TextValue.text(of: $0.question.value)?.text.isQuestion == true }
    return asked > 1 && asked * 2 >= count
  }
}

private extension EntrySearch.Place {
  var isForQuestions: Bool { words.contains(where: Vocabulary.places.contains) }
  var isForDialogs: Bool { words.contains(where: Vocabulary.dialogs.contains) }
  var isPlain: Bool { words.allSatisfy(Vocabulary.plainPlaces.contains) }
}

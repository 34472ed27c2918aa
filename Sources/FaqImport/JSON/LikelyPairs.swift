import FaqService

/// Objects with pairs of names that other content has too: `{"title": "Why?", "content": "So."}`.
///
/// There must be two at least, and more than the names must speak for them: question marks, the
/// name of their place, or that they have nothing but what an FAQ has.
enum LikelyPairs: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    EntrySearch.content(of: root) { fields, place in
      let fields = fields.filter { $0.answer != nil }
      guard fields.count > 1 else { return false }
      return fields.haveQuestionMarks || place.isForQuestions
        || (place.isPlain && fields.allSatisfy(\.standAlone))
    }
  }
}

private extension [EntryFields] {
  /// Whether half of the questions end in a question mark, and two of them at least.
  var haveQuestionMarks: Bool {
    let asked = count { TextValue.text(of: $0.question.value)?.text.isQuestion == true }
    return asked > 1 && asked * 2 >= count
  }
}

private extension EntrySearch.Place {
  var isForQuestions: Bool { words.contains(where: FieldWords.places.contains) }
  var isPlain: Bool { isList && words.allSatisfy(FieldWords.plainPlaces.contains) }
}

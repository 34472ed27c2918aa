import AnimalsAPI
import FaqImport
import FaqService

extension AnimalCategory {
  /// The entry of the category, which has this form.
  ///
  /// ```json
  /// {"summary":"free · Quiet hunters","elements":[{"type":"title","text":"Cats"},
  ///   {"type":"category","description":"Quiet hunters","image":"cat","access":"free",
  ///     "facts":[{"type":"fact","text":"Cats cannot taste sweetness.","image":"cat-amazed"}]}]}
  /// ```
  var entry: ImportedEntry {
    let category = ImportedJSON.object(
      [
        "type": "category",
        "description": description.map(ImportedJSON.init),
        "image": image.map(ImportedJSON.init),
        "access": ImportedJSON(stringLiteral: access.rawValue),
        "facts": .array(facts.map(\.block)),
      ],
      at: origin
    )
    return ImportedEntry(
      question: title?.string.map { ImportedText($0) } ?? ImportedText("", at: origin),
      answer: [.item(category)],
      rest: [ImportedMember("summary", ImportedText(summary, at: origin))]
    )
  }
}

private extension AnimalCategory {
  /// Where the first of its members begins in the answer.
  var origin: Int {
    [title, description, image, status].lazy.compactMap(\.?.source.startIndex).min() ?? 0
  }

  /// Only the status `free` makes facts free; without facts, there is nothing to be free or paid.
  var access: Access {
    if facts.isEmpty { return .comingSoon }
    return status?.string?.text == Access.free.rawValue ? .free : .paid
  }

  var summary: String {
    [access.rawValue, description?.string?.text].compactMap(\.self)
      .filter { $0.contains { !$0.isWhitespace } }.joined(separator: " · ")
  }
}

private extension AnimalFact {
  var block: ImportedJSON {
    .object([
      "type": "fact", "text": text.map(ImportedJSON.init), "image": image.map(ImportedJSON.init),
    ])
  }
}

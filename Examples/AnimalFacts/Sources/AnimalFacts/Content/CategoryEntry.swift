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
        "access": access.map { ImportedJSON(stringLiteral: $0) },
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

  /// The status, unless there is nothing that could be free or paid.
  var access: String? { facts.isEmpty ? Access.comingSoon.rawValue : status?.string?.text }

  var summary: String {
    [access, description?.string?.text].compactMap(\.self).joined(separator: " · ")
  }
}

private extension AnimalFact {
  var block: ImportedJSON {
    .object([
      "type": "fact", "text": text.map(ImportedJSON.init), "image": image.map(ImportedJSON.init),
    ])
  }
}

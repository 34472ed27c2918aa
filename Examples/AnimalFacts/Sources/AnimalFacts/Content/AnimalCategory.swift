import FaqImport
import FaqService

/// A category of an answer, and the entry that shows it.
struct AnimalCategory {
  private let members: RawObject
  private let origin: Int

  /// Reads a category; nil for an entry or a block, which have the form that answers become.
  init?(_ value: RawValue) {
    guard let members = value.object, members["elements"] == nil, members["type"] == nil else {
      return nil
    }
    self.members = members
    origin = value.source.startIndex
  }

  /// Its place among the others; categories without one come last.
  var order: Double {
    guard case .number(let number) = members["order"]?.content else { return .infinity }
    return Double(number.spelling) ?? .infinity
  }

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
        "description": members["description"].map(ImportedJSON.init),
        "image": members["image"].map(ImportedJSON.init),
        "access": ImportedJSON(stringLiteral: access.rawValue),
        "facts": .array(facts.map(\.fact)),
      ],
      at: origin
    )
    return ImportedEntry(
      question: members["title"]?.string.map { ImportedText($0) } ?? ImportedText("", at: origin),
      answer: [.item(category)],
      rest: [ImportedMember("summary", ImportedText(summary, at: origin))]
    )
  }
}

private extension AnimalCategory {
  var facts: [RawObject] { members["content"]?.array?.compactMap(\.object) ?? [] }

  /// Only the status `free` makes facts free; without facts, there is nothing to be free or paid.
  var access: Access {
    if facts.isEmpty { return .comingSoon }
    return members["status"]?.string?.text == Access.free.rawValue ? .free : .paid
  }

  var summary: String {
    [access.rawValue, members["description"]?.string?.text].compactMap(\.self)
      .filter { $0.contains { !$0.isWhitespace } }.joined(separator: " · ")
  }
}

private extension RawObject {
  var fact: ImportedJSON {
    .object([
      "type": "fact", "text": self["fact"].map(ImportedJSON.init),
      "image": self["image"].map(ImportedJSON.init),
    ])
  }
}

import AnimalsAPI
import FaqService

extension AnimalCategory {
  /// The entry of the category, in the native form.
  ///
  /// ```json
  /// {"summary":"free · Quiet hunters","elements":[{"type":"title","text":"Cats"},
  ///   {"type":"category","description":"Quiet hunters","image":"cat","access":"free",
  ///     "facts":[{"type":"fact","text":"Cats cannot taste sweetness.","image":"cat-amazed"}]}]}
  /// ```
  var entry: String {
    let title = JSONText.object([
      "type": JSONText.string("title"),
      "text": title?.description,
    ])
    let category = JSONText.object([
      "type": JSONText.string("category"),
      "description": description?.description,
      "image": image?.description,
      "access": access.map { JSONText.string($0) },
      "facts": JSONText.array(facts.map(\.block)),
    ])
    return JSONText.object([
      "summary": JSONText.string(summary),
      "elements": JSONText.array([title, category]),
    ])
  }
}

private extension AnimalCategory {
  /// The status, unless there is nothing that could be free or paid.
  var access: String? { facts.isEmpty ? Access.comingSoon.rawValue : status?.string?.text }

  var summary: String {
    [access, description?.string?.text].compactMap(\.self).joined(separator: " · ")
  }
}

private extension AnimalFact {
  var block: String {
    JSONText.object([
      "type": JSONText.string("fact"),
      "text": text?.description,
      "image": image?.description,
    ])
  }
}

import Bytes
import FaqService

extension RawString {
  /// The name as that of a category, unless it is a language, a number or a usual name of lists.
  var categoryName: RawString? {
    let name = text
    let words = FieldName(name).words
    guard Languages.tag(of: name) == nil, !words.allSatisfy(\.isUsual) else { return nil }
    return self
  }
}

private extension String {
  var isUsual: Bool {
    FieldWords.places.contains(self) || FieldWords.plainPlaces.contains(self)
      || allSatisfy(\.isNumber)
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
    let titles = [
      "title", "name", "heading", "header", "label", "subject", "nom", "nombre", "nome", "naam",
      "namn", "navn", "titre", "titel", "titolo", "titulo", "título",
    ]
    let category = first { member in
      ImportedEntry.namesCategory(member.name.text) && member.value.string?.text.isBlank == false
    }
    return category?.value.string
      ?? titles.lazy.compactMap { self[$0]?.string }.first { !$0.text.isBlank }
  }

  /// The name of its one member, as in lists of `{"Payment": [...]}`.
  var onlyName: RawString? {
    let members = Array(self)
    return members.count == 1 ? members[0].name.categoryName : nil
  }
}

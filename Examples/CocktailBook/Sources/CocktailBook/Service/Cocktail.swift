import FaqImport
import FaqService
import Foundation

/// A cocktail of the service, and the entry that shows it.
struct Cocktail {
  private let members: RawObject
  private let origin: Int

  /// A cocktail that begins at a place of the answer.
  init(_ members: RawObject, at origin: Int) {
    self.members = members
    self.origin = origin
  }

  /// The name, if there is one.
  var name: String { members["name"]?.string?.text ?? "" }

  var hasName: Bool { members["name"]?.string != nil }

  /// The entry in the native form; text keeps the spelling that it has in the answer.
  var entry: ImportedEntry {
    let items = [
      item("preparation", ["minutes": "preparationMinutes", "kind": "type"]),
      item("picture", ["name": "imageName", "of": "name"]),
      item("body", ["text": "longDescription"]),
      item("ingredients", ["items": "ingredients"]),
    ]
    let rest = [("id", "id"), ("summary", "shortDescription")].compactMap { name, answerName in
      members[answerName].map { ImportedMember(name, $0) }
    }
    return ImportedEntry(
      question: members["name"]?.string.map { ImportedText($0) } ?? ImportedText("", at: origin),
      answer: items.compactMap(\.self),
      rest: rest
    )
  }
}

extension Cocktail: Comparable {
  /// Sorts alphabetically, whatever the case and accents.
  static func < (left: Self, right: Self) -> Bool {
    left.name.localizedStandardCompare(right.name) == .orderedAscending
  }

  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

private extension Cocktail {
  /// An item with members of the answer under other names; nil if the answer has none of them.
  func item(_ type: String, _ names: KeyValuePairs<String, String>) -> ImportedPart? {
    let found = names.compactMap { name, answerName in
      members[answerName].map { (name, ImportedJSON($0)) }
    }
    guard !found.isEmpty else { return nil }
    return .item(.object([("type", ImportedJSON(stringLiteral: type))] + found))
  }
}

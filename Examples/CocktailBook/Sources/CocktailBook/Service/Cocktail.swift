import FaqService
import Foundation

/// A cocktail of the service, and the entry that shows it.
struct Cocktail {
  private let members: RawObject

  init(_ members: RawObject) { self.members = members }

  /// The name, if there is one.
  var name: String { members["name"]?.string?.text ?? "" }

  /// The entry in the native form; text keeps the spelling that it has in the answer.
  var entry: String {
    let envelope = [member("id", "id"), member("summary", "shortDescription")].compactMap(\.self)
    let elements = [
      block("title", ["text": "name"]),
      block("preparation", ["minutes": "preparationMinutes", "kind": "type"]),
      block("picture", ["name": "imageName", "of": "name"]),
      block("body", ["text": "longDescription"]),
      block("ingredients", ["items": "ingredients"]),
    ]
    let list = "\"elements\":[\(elements.compactMap(\.self).joined(separator: ","))]"
    return "{\((envelope + [list]).joined(separator: ","))}"
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
  /// A member of the answer under another name.
  func member(_ name: String, _ answerName: String) -> String? {
    members[answerName].map { "\"\(name)\":\($0)" }
  }

  /// A block of members of the answer; nil if the answer has none of them.
  func block(_ type: String, _ names: KeyValuePairs<String, String>) -> String? {
    let members = names.compactMap { member($0.key, $0.value) }
    return members.isEmpty ? nil : "{\"type\":\"\(type)\",\(members.joined(separator: ","))}"
  }
}

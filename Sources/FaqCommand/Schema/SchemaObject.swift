import FaqService
import Renderers

/// An object of a JSON Schema: names, and values in JSON.
struct SchemaObject {
  private var members: [(name: String, value: String)] = []

  init(_ members: KeyValuePairs<String, String> = [:]) {
    for (name, value) in members { self[name] = value }
  }

  /// The members of an object.
  init(_ object: RawObject) {
    for member in object { self[member.name.text] = member.value.description }
  }

  /// The value of a member; a new member stands behind the others.
  subscript(name: String) -> String? {
    get { members.first { $0.name == name }?.value }
    set {
      let place = members.firstIndex { $0.name == name }
      switch (newValue, place) {
      case (let value?, let place?): members[place].value = value
      case (let value?, nil): members.append((name, value))
      case (nil, let place?): members.remove(at: place)
      case (nil, nil): break
      }
    }
  }

  /// Whether there are no members.
  var isEmpty: Bool { members.isEmpty }

  /// Adds members, which replace those with their names.
  mutating func merge(_ others: Self) {
    for (name, value) in others.members { self[name] = value }
  }

  /// The object in JSON.
  var json: String {
    "{\(members.map { "\($0.name.jsonString):\($0.value)" }.joined(separator: ","))}"
  }
}

extension String {
  /// The text as a string in JSON.
  var jsonString: String {
    var buffer = OutputBuffer()
    buffer.appendJSONString(self)
    return buffer.text
  }
}

extension Sequence<String> {
  /// An array in JSON of values in JSON.
  var jsonArray: String { "[\(joined(separator: ","))]" }
}

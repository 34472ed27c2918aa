import FaqService

/// JSON that is put together from values as they are spelled.
enum JSONText {
  /// An object of those members that have a value.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    let members = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return "{\(members.joined(separator: ","))}"
  }

  static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  static func string(_ text: String) -> String {
    RawItem(type: "text", members: ["text": text])["text"]?.description ?? "null"
  }
}

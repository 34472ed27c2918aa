import Bytes
import FaqService

/// The parts of an answer: of a text, a list of texts, blocks, or an object that has a text.
enum AnswerValue {
  /// Names of members that are no text of an answer.
  private static let silent: Set<String> = [
    "id", "_id", "_key", "key", "type", "_type", "slug", "class", "className", "icon", "format",
    "style", "lang", "target", "uuid", "mark", "rel", "@type", "@id",
  ]
  /// The forms that one text may have at the same time, the likeliest first.
  private static let forms = [
    "rendered", "processed", "html", "markdown", "md", "value", "raw", "plain", "plain_text",
    "plainText",
  ]

  /// All of a value's text, in order; nil for a number, a boolean and null, which are no answer.
  static func parts(of value: RawValue) -> [ImportedPart]? {
    switch value.content {
    case .null, .bool, .number: nil
    case .string(let string): string.text.isBlank ? [] : [.text(ImportedText(string))]
    case .array(let array):
      PortableText.part(of: array, value).map { [$0] }
        ?? RichText.blocks(of: value).map { $0.map(\.part) }
        ?? array.flatMap { parts(of: $0) ?? [] }
    case .object(let object):
      RichText.blocks(of: value).map { $0.map(\.part) } ?? parts(of: object)
    }
  }

  private static func parts(of object: RawObject) -> [ImportedPart] {
    for form in forms {
      if let string = object[form]?.string, !string.text.isBlank {
        return [.text(ImportedText(string))]
      }
    }
    if let button = button(of: object) { return [button] }
    var result: [ImportedPart] = []
    for member in object where !silent.contains(member.name.text) {
      result += parts(of: member.value) ?? []
    }
    return result
  }

  /// A link of an object with a label and an address: `{"text": "Prices", "url": "https://…"}`.
  private static func button(of object: RawObject) -> ImportedPart? {
    let labels = ["text", "label", "title", "name"].compactMap { object[$0]?.string }
    let addresses = ["url", "href", "link", "uri"].compactMap { object[$0]?.string }
    guard let label = labels.first, let address = addresses.first else { return nil }
    let others = object.filter { member in
      member.value.string == nil && !silent.contains(member.name.text)
    }
    guard others.isEmpty else { return nil }
    var item = Array(#"{"type":"button","text":"#.utf8)
    item += label.literal
    item += Array(#","action":"#.utf8) + address.literal
    item.append(UInt8(ascii: "}"))
    return .item(item, origin: label.literal.startIndex)
  }
}

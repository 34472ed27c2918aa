import Bytes
import FaqService

/// What an item of an unknown type says, as nodes that a person can read.
///
/// Texts for people become paragraphs and addresses become links, in their order. Other values,
/// such as sizes and identifiers, follow as facts: `width: auto`. Objects and lists within the item
/// become lists below their names, which show what belongs together.
struct ItemContent {
  private var nodes: [Node] = []
  private var facts: [Node.Fact] = []

  /// The content of an item without its type, language and direction, and usually its fallback.
  static func nodes(of item: RawItem, withFallback: Bool) -> [Node] {
    if case .null = item.value.content { return [.paragraph("null")] }
    return nodes(ofItem: item.value, withFallback: withFallback)
  }

  /// Whether members of this name hold texts for people, even if they are one word.
  static func isNameOfText(_ name: String) -> Bool { namesOfTexts.contains(name.lowercased()) }

  /// A list of such a name is shown without it, since the name only means "content".
  private static let namesOfContent: Set<String> = [
    "blocks", "body", "children", "content", "elements", "items", "list", "text",
  ]

  private static let namesOfTexts: Set<String> = [
    "alt", "alt_text", "alttext", "answer", "author", "body", "caption", "content", "description",
    "footer", "heading", "headline", "hint", "label", "message", "note", "placeholder", "question",
    "quote", "subtitle", "summary", "text", "title", "tooltip",
  ]
}

private extension ItemContent {
  static func nodes(ofItem value: RawValue, withFallback: Bool) -> [Node] {
    guard let members = value.object else { return nodes(ofElement: value) }
    var content = Self()
    for member in members {
      switch member.name.text {
      case "type", "lang", "dir": break
      case "fallback":
        if withFallback { content.nodes += nodes(ofFallback: member.value) }
      case let name: content.add(member.value, named: name)
      }
    }
    return content.all
  }

  /// The items of a fallback that is too deep or too long, one after another.
  static func nodes(ofFallback value: RawValue) -> [Node] {
    if let items = value.listedItems {
      return items.flatMap { nodes(ofItem: $0, withFallback: true) }
    }
    guard let text = value.string?.text, text.lowercased() != "drop" else { return [] }
    return Node.paragraphs(of: text)
  }

  static func nodes(ofElement value: RawValue) -> [Node] {
    switch value.content {
    case .object(let members):
      return members.reduce(into: Self()) { $0.add($1.value, named: $1.name.text) }.all
    case .array(let array):
      guard let values = array.shortValues else { return [.list(.bullets, items(of: array))] }
      return values.isEmpty ? [] : [.paragraph(values.joined(separator: ", "))]
    case .string(let string): return link(string.text) ?? Node.paragraphs(of: string.text)
    case .bool, .number: return [.paragraph(value.description)]
    case .null: return []
    }
  }

  static func items(of array: RawArray) -> [[Node]] {
    array.map { nodes(ofElement: $0) }.filter { !$0.isEmpty }
  }

  static func link(_ text: String) -> [Node]? {
    text.address.map { [.paragraph([.link([.text(text)], $0)])] }
  }

  var all: [Node] { facts.isEmpty ? nodes : nodes + [.facts(facts)] }

  mutating func add(_ value: RawValue, named name: String) {
    switch value.content {
    case .null: break
    case .bool, .number: addFact(name, [value.description])
    case .string(let string): add(string.text, named: name)
    case .array(let array): add(array, named: name)
    case .object:
      let content = Self.nodes(ofElement: value)
      if !content.isEmpty { addList([content], named: name) }
    }
  }

  mutating func add(_ text: String, named name: String) {
    if let link = Self.link(text) {
      nodes += link
    } else if text.isForPeople || Self.isNameOfText(name) {
      nodes += Node.paragraphs(of: text)
    } else if !text.isBlank {
      addFact(name, [text])
    }
  }

  mutating func add(_ array: RawArray, named name: String) {
    if !Self.isNameOfText(name), let values = array.shortValues {
      if !values.isEmpty { addFact(name, values) }
      return
    }
    let items = Self.items(of: array)
    if !items.isEmpty { addList(items, named: name) }
  }

  mutating func addList(_ items: [[Node]], named name: String) {
    if !Self.namesOfContent.contains(name.lowercased()) { nodes.append(.paragraph(name + ":")) }
    nodes.append(.list(.bullets, items))
  }

  mutating func addFact(_ name: String, _ values: [String]) {
    facts.append(Node.Fact([.text(name)], [.text(values.joined(separator: ", "))]))
  }
}

private extension String {
  /// The text as an address, if it is one; most texts have no scheme and need no closer look.
  var address: Address? { utf8.contains(UInt8(ascii: ":")) ? try? Address(self) : nil }
}

private extension RawArray {
  /// The elements that are not null or blank, if each is a value, and not a text for people.
  var shortValues: [String]? {
    var values: [String] = []
    for element in self {
      switch element.content {
      case .null: break
      case .bool, .number: values.append(element.description)
      case .string(let string):
        let text = string.text
        if text.isForPeople || text.address != nil { return nil }
        if !text.isBlank { values.append(text) }
      case .array, .object: return nil
      }
    }
    return values
  }
}

extension String {
  /// Whether there are two words in the text, or a letter that is not ASCII.
  ///
  /// Neither `10px 20px` nor the path of a picture, `M 10 10 L 20 20 Z`, has words.
  var isForPeople: Bool {
    if unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) { return true }
    // The letters of each word that come before any digit, without the marks before them.
    let words = utf8.split(maxSplits: 32) { $0 <= UInt8(ascii: " ") }
      .map { $0.drop { !$0.isASCIIAlphanumeric }.prefix(while: \.isASCIILetter) }
      .filter { !$0.isEmpty }
    return words.count > 1 && words.contains { $0.count > 1 }
  }
}

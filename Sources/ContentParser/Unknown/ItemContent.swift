import Bytes
import FaqService

/// What an item of an unknown type says, as nodes that a person can read.
///
/// Texts for people become paragraphs and addresses become links, in their order. Other values,
/// such as sizes and identifiers, follow as facts: `width: auto`. Objects and lists within the item
/// become lists, which show what belongs together.
enum ItemContent {
  /// The content of an item, without its type, language and direction, and usually its fallback.
  static func nodes(of item: RawItem, withFallback: Bool) -> [Node] {
    guard let members = item.members else { return nodes(ofElement: item.value) }
    return nodes(
      of: members.filter { member in
        !member.isMetadata && (withFallback || !(member.name == "fallback"))
      }
    )
  }

  private static func nodes(of members: some Sequence<RawMember>) -> [Node] {
    var nodes: [Node] = []
    var facts: [Node.Fact] = []
    for member in members {
      switch member.value.content {
      case .null: break
      case .bool, .number: facts.append(fact(member, [member.value.description]))
      case .string(let string):
        if let text = nodesForPeople(string.text, named: member.name.text) {
          nodes += text
        } else {
          facts.append(fact(member, [string.text]))
        }
      case .array(let array):
        if let values = array.shortValues {
          if !values.isEmpty { facts.append(fact(member, values)) }
        } else {
          nodes += list(of: array)
        }
      case .object(let object):
        let content = Self.nodes(of: object)
        if !content.isEmpty { nodes.append(.list(.bullets, [content])) }
      }
    }
    return facts.isEmpty ? nodes : nodes + [.facts(facts)]
  }

  private static func nodes(ofElement value: RawValue) -> [Node] {
    switch value.content {
    case .object(let object): nodes(of: object)
    case .array(let array): list(of: array)
    case .string(let string):
      nodesForPeople(string.text, named: "text") ?? Node.paragraphs(of: string.text)
    case .null, .bool, .number: [.paragraph(value.description)]
    }
  }

  private static func list(of array: RawArray) -> [Node] {
    let items = array.map { nodes(ofElement: $0) }.filter { !$0.isEmpty }
    return items.isEmpty ? [] : [.list(.bullets, items)]
  }

  private static func fact(_ member: RawMember, _ values: [String]) -> Node.Fact {
    Node.Fact([.text(member.name.text)], [.text(values.joined(separator: ", "))])
  }

  /// Paragraphs or a link, if the text is meant for people; nil for a value such as `auto`.
  private static func nodesForPeople(_ text: String, named name: String) -> [Node]? {
    if let address = try? Address(text) { return [.paragraph([.link([.text(text)], address)])] }
    if text.isBlank { return [] }
    return namesOfTexts.contains(name) || text.readsLikeWords ? Node.paragraphs(of: text) : nil
  }

  /// Names of members whose values are meant for people, even if they are one word.
  private static let namesOfTexts: Set<String> = [
    "alt", "altText", "answer", "author", "body", "caption", "content", "description", "fallback",
    "footer", "headline", "heading", "hint", "label", "message", "note", "placeholder", "question",
    "quote", "subtitle", "summary", "text", "title", "tooltip",
  ]
}

private extension RawMember {
  /// Whether it says something about the item, rather than something for people.
  var isMetadata: Bool { name == "type" || name == "lang" || name == "dir" }
}

private extension RawArray {
  /// The elements of a list that fits into one fact: values, and words that are no sentences.
  var shortValues: [String]? {
    var values: [String] = []
    for element in self {
      switch element.content {
      case .null: break
      case .bool, .number: values.append(element.description)
      case .string(let string):
        let text = string.text
        if text.readsLikeWords || (try? Address(text)) != nil { return nil }
        if !text.isBlank { values.append(text) }
      case .array, .object: return nil
      }
    }
    return values
  }
}

private extension String {
  /// Whether there are at least two words, or letters of a script other than Latin.
  var readsLikeWords: Bool {
    var wordCount = 0
    var isInWord = false
    for scalar in unicodeScalars {
      if !scalar.isASCII, scalar.properties.isAlphabetic { return true }
      if scalar.properties.isWhitespace {
        isInWord = false
      } else if !isInWord, scalar.properties.isAlphabetic {
        isInWord = true
        wordCount += 1
        if wordCount > 1 { return true }
      }
    }
    return false
  }
}

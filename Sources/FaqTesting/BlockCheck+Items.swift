import ContentParser
import FaqService

extension BlockCheck {
  /// Checks items whose members are missing.
  func checkFields(_ report: inout Report) {
    for member in item.members {
      let name = member.name.text
      let json = item.removing(member)
      guard type.fields.contains(where: { $0.name == name && $0.isRequired }) else { continue }
      report.check(
        !read(json).isAccepted,
        .describesFields,
        json,
        expected: "a fault, since `\(name)` is required",
        found: "a block without faults"
      )
    }
  }

  /// Two values of one kind that both give the same block have not been read.
  func checkWrongKinds(_ report: inout Report) {
    let values = [
      ("7041", "7042"), (#""One""#, #""Two""#), (#"["One"]"#, #"["Two"]"#),
      (#"{"a":"One"}"#, #"{"a":"Two"}"#),
    ]
    for member in item.members {
      for (one, other) in values where (try? RawValue(parsing: one))?.kind != member.value.kind {
        let json = item.replacing(member.value, with: one)
        let first = read(json)
        let second = read(item.replacing(member.value, with: other))
        report.check(
          !first.isAccepted || !second.isAccepted || first.block?.body != second.block?.body,
          .reportsFaults,
          json,
          expected: "a fault of `\(member.name.text)`",
          found: "a block that ignores its value"
        )
      }
    }
  }
}

private extension RawValue {
  /// The kind of the value, as a number.
  var kind: Int {
    switch content {
    case .null: 0
    case .bool: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }
}

extension BlockCheck {
  /// Puts a word in place of each string, which must be shown unless it stands for something else.
  func checkShownText(_ report: inout Report) {
    let word = "Wordmark7041"
    for member in item.members where !standsForSomethingElse(member) {
      for string in member.value.strings {
        let json = item.replacing(string, with: word.jsonLiteral)
        let reading = read(json)
        guard reading.isAccepted, let block = reading.block else { continue }
        report.check(
          block.body.mention(word),
          .showsText,
          json,
          expected: "\(word.quoted) in the body",
          found: NodeReading(block.body).allTexts.joined(separator: " ").quoted
        )
      }
    }
  }

  /// Puts each hostile text in place of each string.
  func checkHostileText(_ report: inout Report) {
    for string in item.strings {
      for text in HostileText.all {
        let json = item.replacing(string, with: text.jsonLiteral)
        let document = read(json).document
        for format in FormatCheck.standard {
          format.check(document, json, .escapesText, &report)
        }
      }
    }
  }

  /// Whether the fields say that a member holds neither texts nor blocks.
  private func standsForSomethingElse(_ member: RawMember) -> Bool {
    switch type.fields.first(where: { $0.name == member.name.text })?.kind {
    case .other, .list(of: .other): true
    default: false
    }
  }
}

private extension [Node] {
  /// Whether a word is in a text, an address or the language of code.
  func mention(_ word: String) -> Bool {
    let reading = NodeReading(self)
    return (reading.allTexts + reading.details).contains { $0.contains(word) }
  }
}

extension BlockCheck {
  private static let word = "Wordmark7041"
  private static let unknown = #"{"type":"faq-testing-unknown","text":"\#(word)"}"#

  /// Checks the blocks within a block.
  func checkChildren(_ block: any Block, _ report: inout Report) {
    let shown = NodeReading(block.body).blocks
    for child in block.children {
      report.check(
        shown.contains { $0.isSame(as: child) },
        .showsChildren,
        item.json,
        expected: "the child \(child.raw.json) in a `Node.blocks` of the body",
        found: "a body without it"
      )
    }
    for child in shown where item.json.contains(child.raw.json) {
      report.check(
        block.contains(child),
        .showsChildren,
        item.json,
        expected: "\(child.raw.json) among the children",
        found: "only in the body"
      )
    }
    for child in block.children where child.raw.members != nil {
      checkPolicies(Item(block.raw).replacing(child.raw.value, with: Self.unknown), &report)
    }
  }

  /// Reads an item within which one child has an unknown type.
  private func checkPolicies(_ json: String, _ report: inout Report) {
    for policy in UnknownPolicy.allCases {
      let document = read(json, under: policy).document
      let texts = NodeReading(document.body).allTexts
      let isRefused = document.refusal != nil
      let isShown = texts.contains { $0.contains(Self.word) }
      let isKept = policy == .show || policy == .text
      report.check(
        isShown == isKept && isRefused == (policy == .fail),
        .followsPolicy,
        json,
        expected: policy.expectation,
        found: isRefused ? "a refusal" : texts.joined(separator: " ").quoted
      )
    }
  }
}

private extension UnknownPolicy {
  /// What becomes of a child of an unknown type.
  var expectation: String {
    switch self {
    case .show, .text: "the text of the unknown child under the policy \(self)"
    case .drop: "nothing of the unknown child under the policy drop"
    case .fail: "a refusal under the policy fail"
    }
  }
}

private extension Block {
  /// Whether two blocks have the same type, and the same place in the content.
  func isSame(as other: any Block) -> Bool {
    type == other.type && raw == other.raw && raw.source.indices == other.raw.source.indices
  }

  /// Whether a block is among the children, at any depth.
  func contains(_ block: any Block) -> Bool {
    children.contains { $0.isSame(as: block) || $0.contains(block) }
  }
}

/// An item of which single parts can be replaced.
///
/// Everything else stays as it is, byte for byte.
struct Item {
  /// Members that mean the same in items of every type.
  private static let common: Set<String> = ["type", "fallback", "lang", "dir"]

  private let raw: RawItem

  init(_ raw: RawItem) { self.raw = raw }

  /// An item, or nil if the text is not a JSON object.
  init?(parsing json: String) {
    guard let raw = try? RawItem(parsing: json), raw.members != nil else { return nil }
    self.init(raw)
  }

  var json: String { raw.json }

  /// The members that belong to the type.
  var members: [RawMember] { raw.members?.filter(\.isOwn) ?? [] }

  /// The strings in the members that belong to a type, at any depth.
  var strings: [RawValue] { raw.value.strings }

  /// The item with other JSON in place of a value in it.
  func replacing(_ value: RawValue, with json: String) -> String {
    let all = raw.source
    let part = value.source
    guard all.startIndex <= part.startIndex, part.endIndex <= all.endIndex else { return self.json }
    return String(utf8: all[..<part.startIndex] + Array(json.utf8) + all[part.endIndex...])
  }

  /// The item without a member.
  func removing(_ member: RawMember) -> String {
    let others = raw.members?.filter { $0.source.indices != member.source.indices } ?? []
    return "{\(others.map { String(utf8: $0.source) }.joined(separator: ","))}"
  }

  /// The item with one more member at its end.
  func adding(_ member: String) -> String {
    String(utf8: raw.source.dropLast()) + ",\(member)}"
  }

  /// Whether a member belongs to its type.
  static func isOwn(_ name: String) -> Bool { !common.contains(name) }
}

extension RawItem {
  /// The item as text.
  var json: String { String(utf8: source) }
}

extension RawMember {
  /// Whether it belongs to its type, rather than to items of every type.
  var isOwn: Bool { Item.isOwn(name.text) }
}

extension RawValue {
  /// The strings in it, except for those in members that every item has.
  var strings: [RawValue] {
    switch content {
    case .string: [self]
    case .array(let array): array.flatMap(\.strings)
    case .object(let object): object.filter(\.isOwn).flatMap(\.value.strings)
    case .null, .bool, .number: []
    }
  }
}

extension String {
  /// A JSON string that every parser and person can read: what is not plain is escaped.
  var jsonLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        scalar.isActing || scalar.properties.isWhitespace && scalar != " "
          ? "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() : "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}

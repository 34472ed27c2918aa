import ContentParser
import FaqService

/// Other FAQs to read: `{"type":"related","faqs":["Why?",{"number":3,"title":"How?"}]}`.
public struct RelatedBlock: ParsableBlock, ReplaceableBlock {
  /// `related`.
  public static let type: BlockType = "related"
  /// What the block is.
  public static let summary = "Other FAQs to read."
  /// An FAQ by its number and title.
  public static let examples = [
    #"{"type": "related", "faqs": [{"number": 1, "title": "The first question"}]}"#
  ]
  /// The FAQs, and the line above them.
  public static let fields = ItemFields(
    .required("faqs", .list(of: .relatedFAQ), "The FAQs, in order"),
    .optional("text", .text, "Replaces the line above the FAQs"),
    reading: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The FAQs, in order.
  public let faqs: [RelatedFAQ]
  /// The line above the FAQs.
  public let text: String
  /// What stands for a missing title.
  private let entry: String

  /// What the item does not name is in its language.
  private init(_ reader: BlockReader, faqs: [RelatedFAQ], text: String?) {
    raw = reader.item
    self.faqs = faqs
    self.text = text ?? reader.label(.related)
    entry = reader.label(.entry)
  }

  /// The line, and a list of the FAQs.
  public var body: [Node] {
    guard !faqs.isEmpty else { return [] }
    let line = Node.paragraph([.strong(Inline.lines(of: text))])
    return [.group([line, .list(.bullets, faqs.map { [.paragraph([$0.inline(entry)])] })])]
  }
}

/// Another FAQ: `"Why?"`, `3`, or `{"number":3,"title":"Why?"}`.
public struct RelatedFAQ: Hashable, Sendable {
  /// The number of the FAQ among all FAQs of the content, from 1.
  public let number: Int?
  /// The title of the FAQ.
  public let title: String?

  /// The FAQ of a number; it is shown by its title, if that is given too.
  public init(number: Int, title: String? = nil) {
    self.number = number
    self.title = title
  }

  /// The FAQ as an author writes it.
  var value: RawValue {
    guard let number else { return RawValue(title ?? "") }
    return title.map { title in
      RawValue(members: [("number", RawValue(number)), ("title", RawValue(title))])
    } ?? RawValue(number)
  }

  /// The title or the number, which leads to the FAQ if the number is known.
  func inline(_ entry: String) -> Inline {
    let numbered = number.map { entry.replacing("{number}", with: "\($0)") }
    let label = Inline.text(title ?? numbered ?? "")
    return number.map { .reference([label], faq: $0) } ?? label
  }
}

extension RelatedBlock {
  /// Makes a list of other FAQs in code: `RelatedBlock(["How do I pay?", "Where are you?"])`.
  public init(_ faqs: [RelatedFAQ], text: String? = nil) {
    let list = RawValue(faqs.map(\.value))
    raw = RawItem(type: "related", values: ["faqs": list, "text": text.map { RawValue($0) }])
    self.faqs = faqs
    self.text = text ?? Labels.standard[.related, nil]
    entry = Labels.standard[.entry, nil]
  }
}

extension RelatedFAQ: ExpressibleByStringLiteral {
  /// The FAQ of a title.
  public init(_ title: String) {
    number = nil
    self.title = title
  }

  /// The FAQ of a title.
  public init(stringLiteral title: String) { self.init(title) }
}

private extension RelatedFAQ {
  static let fields = ItemFields(
    .required("number", .int),
    .required("title", .text),
    as: Self.init(_:number:title:)
  )

  init(_: RawItem, number: Int, title: String) throws(BlockError) {
    guard number > 0 else { throw .invalidNumber(number, at: .member("number")) }
    self.init(number: number, title: title)
  }
}

extension FieldKind<RelatedFAQ> {
  /// A title, a number, or an object with both.
  static var relatedFAQ: Self {
    Self(.other("titles and numbers"), schema: relatedSchema) { value, reader throws(BlockError) in
      switch value.content {
      case .string(let title): return RelatedFAQ(title.text)
      case .object: return try reader.read(value, as: .item(RelatedFAQ.fields))
      case .number(let spelled):
        guard let number = Int(spelled.spelling) else { throw .wrongEntry }
        guard number > 0 else { throw .invalidNumber(number, at: .value(value)) }
        return RelatedFAQ(number: number)
      case .null, .bool, .array: throw .wrongEntry
      }
    }
  }

  private static var relatedSchema: String {
    #"""
    "description": "A title, a number, or both.",
    "type": ["string", "integer", "object"],
    "minimum": 1,
    "required": ["number", "title"],
    "properties": {
      "number": {
        "description": "The number among all FAQs of the content, from 1.",
        "type": "integer",
        "minimum": 1
      },
      "title": { "description": "The title.", "type": "string" }
    }
    """#
  }
}

private extension BlockError {
  static let wrongEntry = Self(
    .wrongKind,
    message: "an FAQ must be a title, a whole number, or an object with `number` and `title`"
  )

  static func invalidNumber(_ number: Int, at place: Place) -> Self {
    Self(.invalidValue, at: place, message: "an FAQ's number must be at least 1, but is \(number)")
  }
}

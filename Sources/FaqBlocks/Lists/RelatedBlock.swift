import ContentParser

/// Other FAQs to read: `{"type":"related","faqs":["Why?",{"id":"how","title":"How?"}]}`.
public struct RelatedBlock: ParsableBlock, ReplaceableBlock {
  /// `related`.
  public static let type: BlockType = "related"
  /// What the block is.
  public static let summary = "Other FAQs to read."
  /// An FAQ by its title.
  public static let examples = [#"{"type": "related", "faqs": ["How do I write an FAQ?"]}"#]
  /// The FAQs, and the line above them.
  public static let fields = ItemFields(
    .required("faqs", .list(of: .faq), "The FAQs, in order"),
    .optional("text", .text, "Replaces the line above the FAQs"),
    reading: { reader, faqs, text in
      let entry = reader.label(.entry)
      return Self(raw: reader.item, faqs: faqs, text: text ?? reader.label(.related), entry: entry)
    }
  )
  /// The original item.
  public let raw: RawItem
  /// The FAQs, in order.
  public let faqs: [FAQReference]
  /// The line above the FAQs.
  public let text: String
  /// What stands for a missing title.
  private let entry: String

  /// The line, and a list of the FAQs.
  public var body: [Node] {
    guard !faqs.isEmpty else { return [] }
    let line = Node.paragraph([.strong(Inline.lines(of: text))])
    return [.group([line, .list(.bullets, faqs.map { [.paragraph([$0.inline(entry)])] })])]
  }
}

extension RelatedBlock {
  /// Makes a list of other FAQs in code: `RelatedBlock(["How do I pay?", "Where are you?"])`.
  public init(_ faqs: [FAQReference], text: String? = nil) {
    let list = RawValue(faqs.map(\.value))
    let raw = RawItem(type: "related", values: ["faqs": list, "text": text.map { RawValue($0) }])
    let labels = Labels.standard
    let line = text ?? labels[.related, nil]
    self.init(raw: raw, faqs: faqs, text: line, entry: labels[.entry, nil])
  }
}

private extension FAQReference {
  /// The title or the number, which leads to the FAQ.
  func inline(_ entry: String) -> Inline {
    let label = title ?? entry.replacing("{number}", with: "\(number ?? 0)")
    return .reference([.text(label)], faq: self)
  }
}

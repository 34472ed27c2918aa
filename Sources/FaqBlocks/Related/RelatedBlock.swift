import ContentParser
import FaqService

/// Other FAQs to read: `{"type":"related","faqs":["Why?",{"number":3,"title":"How?"}]}`.
public struct RelatedBlock: ParsableBlock {
  /// `related`.
  public static let type: BlockType = "related"
  /// What the block is.
  public static let summary = "Other FAQs to read."
  /// An FAQ by its number and title.
  public static let examples = [
    #"{"type": "related", "faqs": [{"number": 1, "title": "The first question"}]}"#
  ]
  /// The FAQs, and the line above them.
  public static let fields: [BlockField] = [
    .required("faqs", .list(of: .other("titles and numbers")), "The FAQs, in order"),
    .optional("text", .text, "Replaces the line above the FAQs"),
  ]
  /// What the fields cannot say.
  public static let schema = #"""
    {
      "properties": {
        "faqs": {
          "items": {
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
          }
        }
      }
    }
    """#
  /// The original item.
  public let raw: RawItem
  /// The line above the FAQs.
  public let text: String
  /// The FAQs, in order.
  public let faqs: [RelatedFAQ]

  /// Reads `faqs`, which must be there, and `text`, which is `Related` unless the item has one.
  ///
  /// - Throws: An error that names the member, or points to the entry that is neither a title, nor
  ///   a number from 1, nor an object with both.
  public init(parsing item: RawItem) throws(BlockError) {
    raw = item
    text = try item.optional("text", .text) ?? "Related"
    faqs = try item.array("faqs", of: .relatedFAQ(in: item))
  }

  /// The line, and a list of the FAQs.
  public var body: [Node] {
    guard !faqs.isEmpty else { return [] }
    let line = Node.paragraph([.strong(Inline.lines(of: text))])
    return [.group([line, .list(.bullets, faqs.map { [.paragraph([$0.inline])] })])]
  }
}

import ContentParser
import FaqService

/// A paragraph of rich text: `{"type":"text","spans":["Press ",{"text":"F1","code":true},"."]}`.
public struct TextBlock: LinkingBlock {
  /// `text`.
  public static let type: BlockType = "text"
  /// A paragraph with strong text and a link.
  public static let examples = [
    """
    {"type": "text", "spans": ["Text can be ", {"text": "strong", "strong": true}, " or a ", \
    {"text": "link", "link": "https://example.com/"}, "."]}
    """
  ]
  /// The text in parts.
  public static let fields: [BlockField] = [
    .required("spans", .list(of: .other("texts and spans")), "Text in one look each")
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// The stretches of text, which follow each other without a space.
  public let spans: [TextSpan]

  /// Reads `spans`, which must be there.
  ///
  /// - Throws: An error that names the member, or points to the span that is neither a string nor
  ///   an object with a `text`, or that has an unsafe `link`.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    raw = item
    guard item["spans"] != nil || item["text"] == nil else { throw .plainText }
    spans = try item.array("spans", of: .span(of: item, relativeTo: base))
  }

  /// One paragraph.
  public var body: [Node] { [.paragraph(spans.flatMap(\.inlines))] }
}

private extension BlockError {
  static let plainText = Self(
    .missingMember,
    message: "`spans` is missing",
    hint: "For plain text, write a `body`."
  )
}

import FaqService

/// Plain text: `{"type":"body","text":"…"}`.
public struct Body: ParsableBlock {
  /// `body`.
  public static let type = BlockType.body
  /// The item as it arrived.
  public let raw: RawItem
  /// The text; a blank line parts paragraphs, and a line feed is a line break.
  public let text: String

  /// Needs `text`.
  public init(parsing item: RawItem) throws(BlockError) {
    text = try item.text("text")
    raw = item
  }

  /// A paragraph for each stretch between blank lines.
  public var body: [Node] { Node.paragraphs(of: text) }
}

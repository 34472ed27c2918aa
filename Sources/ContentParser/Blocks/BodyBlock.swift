import FaqService

/// Plain text: `{"type":"body","text":"…"}`.
public struct BodyBlock: ParsableBlock {
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

  /// The text.
  public var body: [Node] { [.text(text)] }
}

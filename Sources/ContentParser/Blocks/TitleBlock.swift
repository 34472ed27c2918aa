import FaqService

/// What an FAQ asks: `{"type":"title","text":"…"}`.
public struct TitleBlock: ParsableBlock {
  /// `title`.
  public static let type = BlockType.title
  /// The item as it arrived.
  public let raw: RawItem
  /// The question.
  public let text: String

  /// Needs `text`.
  public init(parsing item: RawItem) throws(BlockError) {
    text = try item.text("text")
    raw = item
  }

  /// A heading.
  public var body: [Node] { [.heading(level: 1, Inline.lines(of: text))] }
}

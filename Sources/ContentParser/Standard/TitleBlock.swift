import Bytes
import FaqService

/// The question of an FAQ: `{"type":"title","text":"…"}`.
public struct TitleBlock: ParsableBlock {
  /// `title`.
  public static let type = BlockType.title
  /// One title.
  public static let examples = [
    #"{"type": "title", "text": "How do I write an FAQ?"}"#
  ]
  /// The text.
  public static let fields: [BlockField] = [
    .required("text", .text, "The question")
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// The question.
  public let text: String

  /// Reads `text`, which must be there.
  public init(parsing item: RawItem) throws(BlockError) {
    text = try item.text("text")
    raw = item
  }

  /// Makes a title in code.
  public init(_ text: String) {
    self.text = text
    raw = RawItem(type: "title", members: ["text": text])
  }

  /// A heading on one line.
  public var body: [Node] {
    [.heading(level: 1, text.isBlank ? [] : [.text(text.joinedLines)])]
  }
}

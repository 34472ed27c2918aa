import ContentParser
import FaqService

/// A heading within an answer: `{"type":"heading","text":"…"}`.
public struct HeadingBlock: ParsableBlock, ReplaceableBlock {
  /// `heading`.
  public static let type: BlockType = "heading"
  /// What the block is.
  public static let summary = "A heading within the answer."
  /// A heading of the first level.
  public static let examples = [
    #"{"type": "heading", "text": "A part of the answer"}"#
  ]
  /// The text and its level.
  public static let fields: [BlockField] = [
    .required("text", .text, "The heading"),
    .optional("level", .int, "How far the heading is below the title, from 1 to 5"),
  ]
  /// What the fields cannot say.
  public static let schema = #"""
    { "properties": { "level": { "minimum": 1, "maximum": 5, "default": 1 } } }
    """#
  /// The original item.
  public let raw: RawItem
  /// The heading.
  public let text: String
  /// How far the heading is below the title, from 1 to 5.
  public let level: Int

  /// Reads `text`, which must be there, and `level`, which is 1 unless the item has one.
  ///
  /// - Throws: An error that names the member, also for a `level` that is not from 1 to 5.
  public init(parsing item: RawItem) throws(BlockError) {
    raw = item
    text = try item.text("text")
    level = try item.optional("level", .int) ?? 1
    guard (1...5).contains(level) else {
      throw BlockError(
        .invalidValue,
        at: .member("level"),
        message: "`level` must be from 1 to 5, but is \(level)",
        hint: "Level 1 is one level below the title."
      )
    }
  }

  /// A heading below the title.
  public var body: [Node] { [.heading(level: level + 1, text)] }
}

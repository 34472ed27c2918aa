import ContentParser
import FaqService

/// A line between parts of an answer: `{"type":"divider"}`.
public struct DividerBlock: ParsableBlock, ReplaceableBlock {
  /// `divider`.
  public static let type: BlockType = "divider"
  /// What the block is.
  public static let summary = "A line between parts of an answer."
  /// A line.
  public static let examples = [#"{"type": "divider"}"#]
  /// The original item.
  public let raw: RawItem

  /// Reads nothing.
  public init(parsing item: RawItem) { raw = item }

  /// The line.
  public var body: [Node] { [.divider] }
}

import ContentParser
import FaqService

/// Blocks under a summary: `{"type":"details","summary":"…","blocks":[…]}`.
public struct DetailsBlock: ContainerBlock, ReplaceableBlock {
  /// `details`.
  public static let type: BlockType = "details"
  /// What the block is.
  public static let summary = "Blocks under a summary."
  /// A summary with a text.
  public static let examples = [
    #"{"type": "details", "summary": "For experts", "text": "Not everybody reads this."}"#
  ]
  /// The summary and the content.
  public static let fields: [BlockField] = [
    .required("summary", .text, "What the blocks are about"),
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
  ]
  /// What the fields cannot say.
  public static let schema = "{ \(SharedSchema.content) }"
  /// The original item.
  public let raw: RawItem
  /// What the blocks are about.
  public let summary: String
  /// The text and the blocks under the summary.
  public var children: BlockList

  /// Reads `summary`, which must be there, and `text`, `blocks` or both.
  ///
  /// - Throws: An error that names the member that is missing or of the wrong kind, also if there
  ///   is neither `text` nor `blocks`. A block in it that cannot be read is an `UnknownBlock`.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    summary = try item.text("summary")
    children = try reader.content(of: item)
  }

  /// The summary, and the blocks below.
  public var body: [Node] { [.details(Inline.lines(of: summary), [.blocks(children)])] }
}

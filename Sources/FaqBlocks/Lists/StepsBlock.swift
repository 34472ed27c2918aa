import ContentParser
import FaqService

/// Steps to follow in order: `{"type":"steps","items":["…","…"]}`.
///
/// A step is a text, a block, or a list of texts and blocks.
public struct StepsBlock: ContainerBlock, ReplaceableBlock {
  /// `steps`.
  public static let type: BlockType = "steps"
  /// What the block is.
  public static let summary = "Steps to follow in order."
  /// Two steps, the second with code.
  public static let examples = [
    """
    {"type": "steps", "items": ["Write your content.", \
    ["Check it:", {"type": "code", "text": "faq check --source faqs.json"}]]}
    """
  ]
  /// The steps.
  public static let fields: [BlockField] = [
    .required("items", .list(of: .other("texts and blocks")), "The steps")
  ]
  /// What the fields cannot say.
  public static let schema = """
    { "properties": { "items": { "items": \(SharedSchema.listItem) } } }
    """
  /// The original item.
  public let raw: RawItem
  /// One block for each step.
  public var children: BlockList

  /// Reads `items`, which must be there.
  ///
  /// - Throws: An error that names the member, or points to the step that is neither a text nor a
  ///   block nor an array of these. A block that cannot be read is an `UnknownBlock`.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    children = try reader.listItems("items", of: item)
  }

  /// The steps with their numbers.
  public var body: [Node] { [.list(.numbers(from: 1), children.listItems)] }
}

import ContentParser

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
  public static let fields = ItemFields(
    .required("summary", .text, "What the blocks are about"),
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
    .optional("open", .bool, "Whether a page shows the blocks at first; true by default"),
    reading: { reader, summary, text, blocks, isOpen throws(BlockError) in
      let children = try reader.content(text, blocks)
      return Self(raw: reader.item, summary: summary, children: children, isOpen: isOpen ?? true)
    }
  )
  /// What the fields cannot say.
  public static let schema = contentSchema
  /// The original item.
  public let raw: RawItem
  /// What the blocks are about.
  public let summary: String
  /// The text and the blocks under the summary.
  public var children: BlockList
  /// Whether a page shows them before somebody opens them.
  public let isOpen: Bool

  /// The summary, and the blocks below.
  public var body: [Node] {
    [.details(Inline.lines(of: summary), [.blocks(children)], isOpen: isOpen)]
  }
}

extension DetailsBlock {
  /// Makes a text under a summary in code: `DetailsBlock("For experts", "It depends.")`.
  public init(_ summary: String, _ text: String, isOpen: Bool = true) {
    self.init(summary, BlockContent(text), isOpen)
  }

  /// Makes blocks under a summary in code.
  public init(_ summary: String, _ blocks: BlockList, isOpen: Bool = true) {
    self.init(summary, BlockContent(blocks), isOpen)
  }

  private init(_ summary: String, _ content: BlockContent, _ isOpen: Bool) {
    let open = isOpen ? nil : RawValue(false)
    let raw = content.item("details", ["summary": RawValue(summary), "open": open])
    self.init(raw: raw, summary: summary, children: content.blocks, isOpen: isOpen)
  }
}

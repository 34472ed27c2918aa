import ContentParser

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
  public static let fields = ItemFields(.required("items", .listItems, "The steps"), as: Self.init)
  /// The original item.
  public let raw: RawItem
  /// One block for each step.
  public var children: BlockList

  /// The steps with their numbers.
  public var body: [Node] { [.list(.numbers(from: 1), children.listItems)] }
}

extension StepsBlock {
  /// Makes steps of texts in code: `StepsBlock(["Unplug it.", "Wait."])`.
  public init(_ steps: [String]) { self.init(steps.map { BlockList(text: $0) }) }

  /// Makes steps in code, each of which is a list of blocks.
  public init(_ steps: [BlockList]) {
    raw = RawItem(type: "steps", values: ["items": RawValue(steps.map(\.itemValue))])
    children = BlockList(items: steps)
  }
}

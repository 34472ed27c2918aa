import ContentParser

/// A line between parts of an answer: `{"type":"divider"}`.
public struct DividerBlock: ParsableBlock, ReplaceableBlock {
  /// `divider`.
  public static let type: BlockType = "divider"
  /// What the block is.
  public static let summary = "A line between parts of an answer."
  /// A line.
  public static let examples = [#"{"type": "divider"}"#]
  /// A divider has no fields.
  public static let fields = ItemFields(as: Self.init)
  /// The original item.
  public let raw: RawItem

  /// The line.
  public var body: [Node] { [.divider] }
}

extension DividerBlock {
  /// Makes a line in code.
  public init() { self.init(raw: RawItem(type: "divider")) }
}

import ContentParser

/// Words to find an FAQ by: `{"type":"tags","tags":["…","…"]}`.
public struct TagsBlock: ParsableBlock, ReplaceableBlock {
  /// `tags`.
  public static let type: BlockType = "tags"
  /// What the block is.
  public static let summary = "Words to find the FAQ by."
  /// Two tags.
  public static let examples = [#"{"type": "tags", "tags": ["writing", "blocks"]}"#]
  /// The words.
  public static let fields = ItemFields(
    .required("tags", .list(of: .text), "The words"),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The words.
  public let tags: [String]

  /// The tags on one line, with dots between them.
  public var body: [Node] { [.paragraph(tags.joined(separator: " · "))] }
}

extension TagsBlock {
  /// Makes words to find the FAQ by in code.
  public init(_ tags: [String]) {
    self.init(raw: RawItem(type: "tags", values: ["tags": RawValue(tags)]), tags: tags)
  }
}

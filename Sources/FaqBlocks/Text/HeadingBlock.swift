import ContentParser

/// A heading within an answer: `{"type":"heading","text":"…"}`.
public struct HeadingBlock: ParsableBlock, ReplaceableBlock {
  /// `heading`.
  public static let type: BlockType = "heading"
  /// What the block is.
  public static let summary = "A heading within the answer."
  /// A heading of the first level.
  public static let examples = [#"{"type": "heading", "text": "A part of the answer"}"#]
  /// The text and its level.
  public static let fields = ItemFields(
    .required("text", .text, "The heading"),
    .optional(
      "level",
      .int(in: 1...5, hint: "Level 1 is one level below the title."),
      default: 1,
      "How far the heading is below the title, from 1 to 5"
    ),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// The heading.
  public let text: String
  /// How far the heading is below the title, from 1 to 5.
  public let level: Int

  /// A heading below the title.
  public var body: [Node] { [.heading(level: level + 1, text)] }
}

extension HeadingBlock {
  /// Makes a heading in code; a level outside of 1 to 5 becomes the nearest one.
  public init(_ text: String, level: Int = 1) {
    let level = min(max(level, 1), 5)
    let values =
      ["text": RawValue(text), "level": level == 1 ? nil : RawValue(level)] as KeyValuePairs
    self.init(raw: RawItem(type: "heading", values: values), text: text, level: level)
  }
}

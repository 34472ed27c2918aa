import ContentParser

/// A list with bullets or numbers: `{"type":"list","items":["…","…"]}`.
///
/// An item is a text, a block, or a list of texts and blocks, such as a text and a list below it.
public struct ListBlock: ContainerBlock, ReplaceableBlock {
  /// How items are marked.
  public enum Style: String, CaseIterable, Sendable {
    /// With bullets.
    case bullets
    /// With consecutive numbers.
    case numbers
  }

  /// `list`.
  public static let type: BlockType = "list"
  /// What the block is.
  public static let summary = "A list with bullets or numbers."
  /// A list within a list.
  public static let examples = [
    """
    {"type": "list", "items": ["Bread", ["Fruit", {"type": "list", "items": ["Apples", "Pears"]}]]}
    """
  ]
  /// The items and their marks.
  public static let fields = ItemFields(
    .required("items", .listItems, "The items"),
    .optional("style", .choice(), default: .bullets, "How items are marked"),
    .optional("start", .int, default: 1, "The first number"),
    as: Self.init
  )
  /// The original item.
  public let raw: RawItem
  /// One block for each item.
  public var children: BlockList
  /// How items are marked.
  public let style: Style
  /// The first number.
  public let start: Int

  /// The list.
  public var body: [Node] {
    switch style {
    case .bullets: [.list(.bullets, children.listItems)]
    case .numbers: [.list(.numbers(from: start), children.listItems)]
    }
  }
}

extension ListBlock {
  /// Makes a list of texts in code: `ListBlock(["Bread", "Milk"], style: .numbers)`.
  public init(_ items: [String], style: Style = .bullets, start: Int = 1) {
    self.init(items.map { BlockList(text: $0) }, style: style, start: start)
  }

  /// Makes a list in code, each item of which is a list of blocks.
  public init(_ items: [BlockList], style: Style = .bullets, start: Int = 1) {
    let raw = RawItem(
      type: "list",
      values: [
        "items": RawValue(items.map(\.itemValue)),
        "style": style == .bullets ? nil : RawValue(style.rawValue),
        "start": start == 1 ? nil : RawValue(start),
      ]
    )
    self.init(raw: raw, children: BlockList(items: items), style: style, start: start)
  }
}

import ContentParser
import FaqService

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
  public static let fields: [BlockField] = [
    .required("items", .list(of: .other("texts and blocks")), "The items"),
    .optional("style", .choice(of: Style.self), "How items are marked"),
    .optional("start", .int, "The first number"),
  ]
  /// What the fields cannot say.
  public static let schema = """
    {
      "properties": {
        "items": { "items": \(SharedSchema.listItem) },
        "style": { "default": "bullets" },
        "start": { "default": 1 }
      }
    }
    """
  /// The original item.
  public let raw: RawItem
  /// How items are marked.
  public let style: Style
  /// The first number.
  public let start: Int
  /// One block for each item.
  public var children: BlockList

  /// Reads `items`, which must be there, and `style` and `start`, which may be missing.
  ///
  /// - Throws: An error that names the member, or points to the item of the list that is neither a
  ///   text nor a block nor an array of these. A block that cannot be read is an `UnknownBlock`.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    style = try item.optional("style", .choice()) ?? .bullets
    start = try item.optional("start", .int) ?? 1
    children = try reader.listItems("items", of: item)
  }

  /// The list.
  public var body: [Node] {
    switch style {
    case .bullets: [.list(.bullets, children.listItems)]
    case .numbers: [.list(.numbers(from: start), children.listItems)]
    }
  }
}

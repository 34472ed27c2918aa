import ContentParser
import FaqService

/// A picture: `{"type":"image","url":"https://…","description":"…","caption":"…"}`.
public struct ImageBlock: ParsableBlock {
  /// `image`.
  public static let type: BlockType = "image"
  /// A picture with a caption.
  public static let examples = [
    """
    {"type": "image", "url": "https://example.com/map.png", "description": "A map of the campus", \
    "caption": "The campus in 2026"}
    """
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// The address of the picture.
  public let url: Address
  /// What the picture shows, for people who do not see it.
  public let description: String
  /// A text below the picture.
  public let caption: String?

  /// Reads `url` and `description`, which must be there, and `caption`.
  public init(parsing item: RawItem) throws(BlockError) {
    raw = item
    url = try item.address("url")
    description = try item.text("description")
    caption = try item.optional("caption", .text)
  }

  /// The picture, with its caption below.
  public var body: [Node] {
    let picture = Node.image(url, description: description)
    guard let caption else { return [picture] }
    return [.group([picture, .paragraph([.emphasis(Inline.lines(of: caption))])])]
  }
}

import ContentParser
import FaqService

/// A picture: `{"type":"image","url":"https://…","description":"…","caption":"…"}`.
public struct ImageBlock: LinkingBlock, ReplaceableBlock {
  /// `image`.
  public static let type: BlockType = "image"
  /// What the block is.
  public static let summary = "A picture."
  /// A picture with a caption.
  public static let examples = [
    """
    {"type": "image", "url": "https://example.com/map.png", "description": "A map of the campus", \
    "caption": "The campus in 2026"}
    """
  ]
  /// The picture, its description and its caption.
  public static let fields: [BlockField] = [
    .required("url", .address, "The address of the picture"),
    .required("description", .text, "What the picture shows, for people who do not see it"),
    .optional("caption", .text, "A text below the picture"),
    .optional("width", .int, "The width in pixels, beside `height`"),
    .optional("height", .int, "The height in pixels, beside `width`"),
  ]
  /// What the fields cannot say.
  public static let schema = #"""
    {
      "properties": {
        "width": { "minimum": 1, "maximum": 65535 },
        "height": { "minimum": 1, "maximum": 65535 }
      },
      "if": { "anyOf": [{ "required": ["width"] }, { "required": ["height"] }] },
      "then": { "required": ["width", "height"] }
    }
    """#
  /// The original item.
  public let raw: RawItem
  /// The address of the picture.
  public let url: Address
  /// What the picture shows, for people who do not see it.
  public let description: String
  /// A text below the picture.
  public let caption: String?
  /// The width and height, by which a page keeps room for the picture.
  public let size: Node.Image.Size?

  /// Reads `url` and `description`, which must be there, and `caption` and a size, which may be
  /// missing.
  ///
  /// - Throws: An error that names the member. `width` and `height` must be given together, and be
  ///   among `Node.Image.Size.lengths`.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    raw = item
    url = try item.address("url", relativeTo: base)
    description = try item.text("description")
    caption = try item.optional("caption", .text)
    size = try item.size
  }

  /// The picture, with its caption below.
  public var body: [Node] {
    let caption = Inline.lines(of: caption ?? "")
    return [.image(Node.Image(url, description: description, caption: caption, size: size))]
  }
}

private extension RawItem {
  /// The members `width` and `height`, which are given together or not at all.
  var size: Node.Image.Size? {
    get throws(BlockError) {
      let width = try optional("width", .int)
      let height = try optional("height", .int)
      switch (width, height) {
      case (nil, nil): return nil
      case (nil, _): throw .missingLength("width")
      case (_, nil): throw .missingLength("height")
      case (let width?, let height?):
        if let size = Node.Image.Size(width: width, height: height) { return size }
        throw Node.Image.Size.lengths.contains(width)
          ? .invalidLength("height", height) : .invalidLength("width", width)
      }
    }
  }
}

private extension BlockError {
  static func missingLength(_ name: String) -> Self {
    Self(
      .missingMember,
      message: "`\(name)` is missing",
      hint: "Write both `width` and `height`, or neither."
    )
  }

  static func invalidLength(_ name: String, _ length: Int) -> Self {
    let lengths = Node.Image.Size.lengths
    return Self(
      .invalidValue,
      at: .member(name),
      message: """
        `\(name)` must be from \(lengths.lowerBound) to \(lengths.upperBound) pixels, \
        but is \(length)
        """
    )
  }
}

import ContentParser

/// A picture: `{"type":"image","url":"https://…","description":"…","caption":"…"}`.
public struct ImageBlock: ReplaceableBlock {
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
  public static let fields = ItemFields(
    .required("url", .address, "The address of the picture"),
    .required("description", .text, "What the picture shows, for people who do not see it"),
    .optional("caption", .text, "A text below the picture"),
    .optional("width", .int(in: Node.Image.Size.lengths), "The width in pixels, beside `height`"),
    .optional("height", .int(in: Node.Image.Size.lengths), "The height in pixels, beside `width`"),
    as: { raw, url, description, caption, width, height throws(BlockError) in
      guard (width == nil) == (height == nil) else {
        let name = width == nil ? "width" : "height"
        throw BlockError(
          .missingMember,
          message: "`\(name)` is missing",
          hint: "Write both `width` and `height`, or neither."
        )
      }
      let size = Node.Image.Size(width: width ?? 0, height: height ?? 0)
      return Self(raw: raw, url: url, description: description, caption: caption, size: size)
    }
  )
  /// What the fields cannot say.
  public static let schema = #"""
    {
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

  /// The picture, with its caption below.
  public var body: [Node] {
    let caption = Inline.lines(of: caption ?? "")
    return [.image(Node.Image(url, description: description, caption: caption, size: size))]
  }
}

extension ImageBlock {
  /// Makes a picture in code.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - description: What the picture shows, for people who do not see it.
  ///   - caption: A text below the picture.
  ///   - size: The width and height in pixels.
  public init(
    _ url: Address,
    description: String,
    caption: String? = nil,
    size: Node.Image.Size? = nil
  ) {
    let raw = RawItem(
      type: "image",
      values: [
        "url": RawValue(url.text), "description": RawValue(description),
        "caption": caption.map { RawValue($0) }, "width": size.map { RawValue($0.width) },
        "height": size.map { RawValue($0.height) },
      ]
    )
    self.init(raw: raw, url: url, description: description, caption: caption, size: size)
  }
}

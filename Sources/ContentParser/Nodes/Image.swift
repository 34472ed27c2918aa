extension Node {
  /// A picture, what it shows in words, and a text below it.
  public struct Image: Hashable, Sendable {
    /// The address of the picture.
    public let address: Address
    /// What the picture shows, for people who do not see it.
    public let description: String
    /// The text below the picture, or nothing.
    public let caption: [Inline]
    /// The size of the picture, if it is known.
    public let size: Size?

    /// A picture; without a caption or a size unless they are given.
    public init(
      _ address: Address,
      description: String,
      caption: [Inline] = [],
      size: Size? = nil
    ) {
      self.address = address
      self.description = description
      self.caption = caption
      self.size = size
    }

    /// A width and a height in pixels, by which a page keeps room for a picture.
    public struct Size: Hashable, Sendable {
      /// The widths and heights that there are.
      public static let lengths = 1...65_535
      /// The width in pixels.
      public let width: Int
      /// The height in pixels.
      public let height: Int

      /// A size, or nil unless both numbers are among `lengths`.
      public init?(width: Int, height: Int) {
        guard Self.lengths.contains(width), Self.lengths.contains(height) else { return nil }
        self.width = width
        self.height = height
      }
    }
  }

  /// A picture without a caption.
  public static func image(_ address: Address, description: String) -> Self {
    .image(Image(address, description: description))
  }
}

extension Node.Image {
  /// The picture in a paragraph of its own, and its caption in another, where there are no figures.
  public var asParagraphs: [Node] {
    let picture = Node.paragraph([.image(address, description: description)])
    return caption.isEmpty ? [picture] : [picture, .paragraph([.emphasis(caption)])]
  }
}

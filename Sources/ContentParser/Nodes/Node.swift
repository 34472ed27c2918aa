/// One word of the vocabulary that every renderer speaks.
///
/// The vocabulary is closed on purpose: a renderer is one switch over it without `default`, so that
/// the compiler names every renderer that a new case concerns.
public enum Node: Hashable, Sendable {
  /// A heading; level 1 is the FAQ's own.
  case heading(level: Int, [Inline])
  /// A paragraph.
  case paragraph([Inline])
  /// A list of items, each of which is any nodes.
  case list(ListStyle, [[Self]])
  /// An address to open, on a line of its own.
  case action([Inline], Address)
  /// A picture and its description in words.
  case image(Image)
  /// Text in which spaces and line ends count.
  case code(String, language: String?)
  /// A quotation.
  case quote([Self])
  /// Nodes under a title that the reader must notice.
  case notice(NoticeKind, String, [Self])
  /// Nodes under a summary, which a reader can fold away.
  case details([Inline], [Self])
  /// Names with their values.
  case facts([Fact])
  /// Rows of cells under a header.
  case table(Table)
  /// A line between parts of the content.
  case divider
  /// Nodes that belong together.
  case group([Self])
  /// The blocks within a block; each may have a language, or an override in one format.
  case blocks(BlockList)

  /// How the items of a list are marked.
  public enum ListStyle: Hashable, Sendable {
    /// With bullets.
    case bullets
    /// With consecutive numbers.
    case numbers(from: Int)
  }

  /// A name with its value.
  public struct Fact: Hashable, Sendable {
    /// The name.
    public let name: [Inline]
    /// The value.
    public let value: [Inline]

    /// A name with its value.
    public init(_ name: [Inline], _ value: [Inline]) {
      self.name = name
      self.value = value
    }
  }
}

/// Nodes of plain text.
extension Node {
  /// A heading of plain text on one line.
  public static func heading(level: Int, _ text: String) -> Self {
    .heading(level: level, [.text(text)])
  }

  /// A paragraph of plain text, in which a line end is a space.
  public static func paragraph(_ text: String) -> Self { .paragraph([.text(text)]) }

  /// An address with a label of plain text.
  public static func action(_ label: String, _ address: Address) -> Self {
    .action([.text(label)], address)
  }

  /// The paragraphs of a text: a blank line separates them, any other line end breaks the line.
  public static func paragraphs(of text: String) -> [Self] { PlainText.paragraphs(of: text) }
}

extension Node {
  /// How urgent a notice is.
  public enum NoticeKind: String, CaseIterable, Sendable {
    /// Worth knowing.
    case note
    /// Helpful.
    case tip
    /// Something may go wrong.
    case warning
    /// Something may be damaged or lost.
    case danger
  }

  /// A notice that is worth knowing.
  public static func notice(_ title: String, _ nodes: [Self]) -> Self {
    .notice(.note, title, nodes)
  }
}

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

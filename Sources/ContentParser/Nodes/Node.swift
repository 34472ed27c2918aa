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

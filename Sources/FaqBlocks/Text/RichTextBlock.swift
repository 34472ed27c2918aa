import ContentParser
import FaqService

/// A text with markup in Markdown or HTML:
/// `{"type":"richText","format":"markdown","text":"Press **F1**."}`.
public struct RichTextBlock: LinkingBlock {
  /// How a text is written.
  public enum Format: String, CaseIterable, Sendable {
    /// As `Node.markdown` reads it.
    case markdown
    /// As `Node.html` reads it.
    case html
  }

  /// `richText`.
  public static let type: BlockType = "richText"
  /// A paragraph and a list, in each format.
  public static let examples = [
    """
    {"type": "richText", "format": "markdown", \
    "text": "Markdown has **strong** text and lists:\\n\\n- one\\n- two"}
    """,
    """
    {"type": "richText", "format": "html", \
    "text": "HTML has <b>strong</b> text and lists:<ul><li>one<li>two</ul>"}
    """,
  ]
  /// `format` and `text`.
  public static let fields: [BlockField] = [
    .required("format", .choice(of: Format.self), "How the text is written"),
    .required("text", .text, "The text with its markup"),
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// The text as it was written.
  public let text: String
  /// The format of the text.
  public let format: Format
  /// What the text means.
  public let body: [Node]

  /// Reads `format` and `text`, which must be there.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    raw = item
    format = try item.choice("format", of: Format.self)
    text = try item.text("text")
    switch format {
    case .markdown: body = Node.markdown(text, base: base)
    case .html: body = Node.html(text, base: base)
    }
  }
}

import FaqService

/// A text with markup in Markdown, HTML or Portable Text:
/// `{"type":"richText","format":"markdown","text":"Press **F1**."}`.
public struct RichTextBlock: LinkingBlock, ReplaceableBlock {
  /// How a text is written.
  public enum Format: String, CaseIterable, Sendable {
    /// As `Node.markdown` reads it.
    case markdown
    /// As `Node.html` reads it.
    case html
    /// As `Node.portableText` reads it.
    case portableText
  }

  /// `richText`.
  public static let type: BlockType = "richText"
  /// What the block is.
  public static let summary = """
    A text in Markdown (CommonMark with GitHub's tables, strikethrough and autolinks), in HTML or \
    in Portable Text.
    """
  /// A text in each format.
  public static let examples = [
    """
    {"type": "richText", "format": "markdown", \
    "text": "Markdown has **strong** text and lists:\\n\\n- one\\n- two"}
    """,
    """
    {"type": "richText", "format": "html", \
    "text": "HTML has <b>strong</b> text and lists:<ul><li>one<li>two</ul>"}
    """,
    """
    {"type": "richText", "format": "portableText", "blocks": [{"_type": "block", "children": \
    [{"_type": "span", "text": "Portable Text", "marks": ["strong"]}]}]}
    """,
  ]
  /// The format, and the text or the blocks in it.
  public static let fields: [BlockField] = [
    .required("format", .choice(of: Format.self), "How the text is written"),
    .optional("text", .text, "The text with its markup, unless it is Portable Text"),
    .optional("blocks", .list(of: .other("blocks of Portable Text")), "Portable Text"),
  ]
  /// What the fields cannot say.
  public static let schema = #"""
    {
      "properties": {
        "text": {
          "description": "The text. HTML in Markdown is shown as it is written, and HTML has the \#
    text that browsers show."
        }
      },
      "if": {
        "required": ["format"],
        "properties": { "format": { "const": "portableText" } }
      },
      "then": { "required": ["blocks"] },
      "else": { "required": ["text"] }
    }
    """#
  /// The original item.
  public let raw: RawItem
  /// The text as it was written; empty for Portable Text.
  public let text: String
  /// The format of the text.
  public let format: Format
  /// What the text means.
  public let body: [Node]

  /// Reads `format` and `text`, or `blocks` if the format is Portable Text.
  ///
  /// - Throws: An error that names the member that is missing or of the wrong kind. Markup is never
  ///   an error.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    raw = item
    format = try item.choice("format", of: Format.self)
    text = try format == .portableText ? "" : item.text("text")
    switch format {
    case .markdown: body = Node.markdown(text, base: base)
    case .html: body = Node.html(text, base: base)
    case .portableText:
      body = Node.portableText(try item.array("blocks", of: FieldKind { $0 }), base: base)
    }
  }
}

import FaqService
import Markup

/// A text with markup in Markdown, HTML or Portable Text:
/// `{"type":"richText","format":"markdown","text":"Press **F1**."}`.
public struct RichTextBlock: ReplaceableBlock {
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
  public static let fields = ItemFields(
    .required("format", .choice(), "How the text is written"),
    .optional("text", .text, "The text with its markup, unless it is Portable Text"),
    .optional("blocks", .list(of: .anything.described("blocks of Portable Text")), "Portable Text"),
    reading: Self.init
  )
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
}

extension RichTextBlock {
  /// Markup is never an error.
  private init(
    _ reader: BlockReader,
    _ format: Format,
    _ text: String?,
    _ blocks: [RawValue]?
  ) throws(BlockError) {
    let (raw, base) = (reader.item, reader.base)
    switch format {
    case .portableText:
      guard let blocks else { throw .missing("blocks", in: raw) }
      let body = Node.portableText(blocks, base: base)
      self.init(raw: raw, text: "", format: format, body: body)
    case .markdown, .html:
      guard let text else { throw .missing("text", in: raw) }
      let body = format == .html ? Node.html(text, base: base) : Node.markdown(text, base: base)
      self.init(raw: raw, text: text, format: format, body: body)
    }
  }

  /// The tree of the text.
  var tree: MarkupDocument {
    switch format {
    case .markdown: MarkupParser().parse(text)
    case .html: HTMLParser().parse(text)
    case .portableText: MarkupDocument(portableText: raw["blocks"]?.array.map { Array($0) } ?? [])
    }
  }

  /// Makes a text in Markdown in code; `base` is what relative addresses in it are relative to.
  public init(markdown text: String, relativeTo base: BaseAddress? = nil) {
    let raw = RawItem(type: "richText", members: ["format": "markdown", "text": text])
    self.init(raw: raw, text: text, format: .markdown, body: Node.markdown(text, base: base))
  }

  /// Makes a text in HTML in code; `base` is what relative addresses in it are relative to.
  public init(html text: String, relativeTo base: BaseAddress? = nil) {
    let raw = RawItem(type: "richText", members: ["format": "html", "text": text])
    self.init(raw: raw, text: text, format: .html, body: Node.html(text, base: base))
  }

  /// Makes a text in Portable Text in code; `base` is what relative addresses in it are relative
  /// to.
  public init(portableText blocks: [RawValue], relativeTo base: BaseAddress? = nil) {
    let format = RawValue(Format.portableText.rawValue)
    let raw = RawItem(type: "richText", values: ["format": format, "blocks": RawValue(blocks)])
    let body = Node.portableText(blocks, base: base)
    self.init(raw: raw, text: "", format: .portableText, body: body)
  }
}

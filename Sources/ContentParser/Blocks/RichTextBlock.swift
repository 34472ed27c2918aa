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
  /// Throws if the text or the blocks are missing; no markup is invalid.
  private init(
    _ reader: BlockReader,
    _ format: Format,
    _ text: String?,
    _ blocks: [RawValue]?
  ) throws(BlockError) {
    let isPortable = format == .portableText
    guard isPortable ? blocks != nil : text != nil else {
      throw .missing(isPortable ? "blocks" : "text", in: reader.item)
    }
    self.init(reader.item, isPortable ? "" : text ?? "", format, reader.base)
  }

  private init(_ raw: RawItem, _ text: String, _ format: Format, _ base: BaseAddress?) {
    (self.raw, self.text, self.format) = (raw, text, format)
    body = MarkupLowering.nodes(of: Self.tree(of: raw, text, format), base: base)
  }

  /// The tree of the text.
  var tree: MarkupDocument { Self.tree(of: raw, text, format) }

  private static func tree(of raw: RawItem, _ text: String, _ format: Format) -> MarkupDocument {
    switch format {
    case .markdown: MarkupParser().parse(text)
    case .html: HTMLParser().parse(text)
    case .portableText: MarkupDocument(portableText: raw["blocks"]?.array.map { Array($0) } ?? [])
    }
  }

  /// Makes a text in Markdown in code; `base` is what relative addresses in it are relative to.
  public init(markdown text: String, relativeTo base: BaseAddress? = nil) {
    let raw = RawItem(type: "richText", members: ["format": "markdown", "text": text])
    self.init(raw, text, .markdown, base)
  }

  /// Makes a text in HTML in code; `base` is what relative addresses in it are relative to.
  public init(html text: String, relativeTo base: BaseAddress? = nil) {
    let raw = RawItem(type: "richText", members: ["format": "html", "text": text])
    self.init(raw, text, .html, base)
  }

  /// Makes a text in Portable Text in code; `base` is what relative addresses in it are relative
  /// to.
  public init(portableText blocks: [RawValue], relativeTo base: BaseAddress? = nil) {
    let format = RawValue(Format.portableText.rawValue)
    let raw = RawItem(type: "richText", values: ["format": format, "blocks": RawValue(blocks)])
    self.init(raw, "", .portableText, base)
  }
}

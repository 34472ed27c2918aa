import FaqService

/// Text, which is plain unless it has a format:
/// `{"type":"body","text":"…","format":"markdown"}`.
public struct BodyBlock: LinkingBlock, ReplaceableBlock {
  /// How a text is written.
  public enum Format: String, CaseIterable, Sendable {
    /// A blank line separates paragraphs, any other line end breaks the line.
    case plain
    /// As `Node.markdown` reads it.
    case markdown
    /// As `Node.html` reads it.
    case html
  }

  /// `body`.
  public static let type = BlockType.body
  /// What the block is.
  public static let summary = "Text, plain or in a format."
  /// One body.
  public static let examples = [
    #"{"type": "body", "text": "Like this.\n\nA blank line starts a new paragraph."}"#
  ]
  /// The text and its format.
  public static let fields: [BlockField] = [
    .required("text", .text, "The text, with blank lines between paragraphs"),
    .optional("format", .choice(of: Format.self), "How the text is written"),
  ]
  /// What the fields cannot say.
  public static let schema = #"""
    {
      "properties": {
        "text": {
          "description": "The text. Without a format, a blank line (\\n\\n) parts paragraphs, \\n is \#
    a line break, and markup has no meaning."
        },
        "format": { "default": "plain" }
      }
    }
    """#
  /// The original item.
  public let raw: RawItem
  /// The text as it was written.
  public let text: String
  /// The format of the text; plain where the item has none, or one that is not known.
  public let format: Format
  /// The nodes of a text that is not plain.
  private let nodes: [Node]

  /// Reads `text`, which must be there, and `format`, which may be missing.
  ///
  /// - Throws: An error if there is no `text`. A `format` that is not known is a remark, and the
  ///   text is plain.
  public init(parsing item: RawItem, relativeTo base: BaseAddress?) throws(BlockError) {
    let read = try ReadText(item)
    let format = (try? item.format.get()) ?? .plain
    self.init(text: read.text.text, format: format, base: base, raw: item)
  }

  /// Makes a body in code.
  public init(_ text: String, format: Format = .plain) {
    let raw =
      switch format {
      case .plain: RawItem(type: "body", members: ["text": text])
      case .markdown, .html:
        RawItem(type: "body", members: ["text": text, "format": format.rawValue])
      }
    self.init(text: text, format: format, raw: raw)
  }

  /// A body without a format.
  init(_ read: ReadText) { self.init(text: read.text.text, raw: read.item) }

  init(text: String, format: Format = .plain, base: BaseAddress? = nil, raw: RawItem) {
    self.text = text
    self.format = format
    self.raw = raw
    nodes =
      switch format {
      case .plain: []
      case .markdown: Node.markdown(text, base: base)
      case .html: Node.html(text, base: base)
      }
  }

  /// The paragraphs, or what the text means in its format.
  public var body: [Node] {
    switch format {
    case .plain: Node.paragraphs(of: text)
    case .markdown, .html: nodes
    }
  }

  /// A format that is not known.
  public var remarks: [BlockError] {
    switch raw.format {
    case .success: []
    case .failure(let error): [error]
    }
  }
}

private extension RawItem {
  var format: Result<BodyBlock.Format, BlockError> {
    guard self["format"] != nil else { return .success(.plain) }
    return Result { () throws(BlockError) in
      try choice("format", of: BodyBlock.Format.self)
    }
  }
}

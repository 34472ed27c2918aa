import FaqService
import Markup

/// Text, which is plain unless it has a format:
/// `{"type":"body","text":"…","format":"markdown"}`.
public struct BodyBlock: ReplaceableBlock {
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
  public static let fields = ItemFields(
    .required("text", .text, "The text, with blank lines between paragraphs"),
    .optional("format", .bodyFormat, default: .success(.plain), "How the text is written"),
    reading: Self.init(_:text:format:)
  )
  /// What the fields cannot say.
  public static let schema = #"""
    {
      "properties": {
        "text": {
          "description": "The text. Without a format, a blank line (\\n\\n) parts paragraphs, \\n is \#
    a line break, and markup has no meaning."
        }
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

  /// Faults in the item.
  public let remarks: [BlockError]

  /// A body that was read; a format that is not known is a remark, and the text is plain.
  private init(_ reader: BlockReader, text: String, format: Result<Format, BlockError>) {
    switch format {
    case .success(let format):
      self.init(text: text, format: format, base: reader.base, raw: reader.item)
    case .failure(let error): self.init(text: text, raw: reader.item, remarks: [error])
    }
  }

  /// Makes a body in code; `base` is what relative addresses in it are relative to.
  public init(_ text: String, format: Format = .plain, relativeTo base: BaseAddress? = nil) {
    let name = format == .plain ? nil : RawValue(format.rawValue)
    let raw = RawItem(type: "body", values: ["text": RawValue(text), "format": name])
    self.init(text: text, format: format, base: base, raw: raw)
  }

  /// A body without a format.
  init(_ read: ReadText) { self.init(text: read.text.text, raw: read.item) }

  init(
    text: String,
    format: Format = .plain,
    base: BaseAddress? = nil,
    raw: RawItem,
    remarks: [BlockError] = []
  ) {
    self.text = text
    self.format = format
    self.raw = raw
    self.remarks = remarks
    nodes = format.tree(of: text).map { MarkupLowering.nodes(of: $0, base: base) } ?? []
  }

  /// The tree of a text that is not plain.
  var tree: MarkupDocument? { format.tree(of: text) }

  /// The paragraphs, or what the text means in its format.
  public var body: [Node] { format == .plain ? Node.paragraphs(of: text) : nodes }
}

private extension BodyBlock.Format {
  func tree(of text: String) -> MarkupDocument? {
    switch self {
    case .plain: nil
    case .markdown: MarkupParser().parse(text)
    case .html: HTMLParser().parse(text)
    }
  }
}

private extension FieldKind<Result<BodyBlock.Format, BlockError>> {
  /// The name of a format; an unknown name is not an error of the item.
  static var bodyFormat: Self {
    let choice = FieldKind<BodyBlock.Format>.choice()
    return Self(
      described: choice.described,
      literal: { format in (try? format.get()).flatMap(choice.literal) },
      read: { field, reader in Result { () throws(BlockError) in try choice.read(field, reader) } }
    )
  }
}

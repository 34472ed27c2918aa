import ContentParser
import FaqService

/// A quotation: `{"type":"quote","text":"…","source":"…","url":"https://…"}`.
public struct QuoteBlock: ContainerBlock, ReplaceableBlock {
  /// `quote`.
  public static let type: BlockType = "quote"
  /// What the block is.
  public static let summary = "A quotation."
  /// A quotation with its source.
  public static let examples = [
    """
    {"type": "quote", "text": "The art of being wise is the art of knowing what to overlook.", \
    "source": "William James"}
    """
  ]
  /// The content and its source.
  public static let fields: [BlockField] = [
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
    .optional("source", .text, "Who said it, or where it stands"),
    .optional("url", .address, "The address of the source"),
  ]
  /// What the fields cannot say.
  public static let schema = "{ \(SharedSchema.content) }"
  /// The original item.
  public let raw: RawItem
  /// Who said it, or where it stands.
  public let source: String?
  /// The address of the source.
  public let url: Address?
  /// The text and the blocks that are quoted.
  public var children: BlockList

  /// Reads `text`, `blocks` or both, and `source` and `url`, which may be missing.
  ///
  /// - Throws: An error that names the member that is missing or of the wrong kind, also if there
  ///   is neither `text` nor `blocks`. A block in it that cannot be read is an `UnknownBlock`.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    source = try item.optional("source", .text)
    url = try item.optional("url", .address(relativeTo: reader.base))
    children = try reader.content(of: item)
  }

  /// The quotation, with its source on the last line.
  public var body: [Node] { [.quote([.blocks(children)] + sourceLine)] }
}

private extension QuoteBlock {
  var sourceLine: [Node] {
    guard let name = source ?? url?.text else { return [] }
    let label = Inline.lines(of: name)
    return [.paragraph([.text("— ")] + (url.map { [.link(label, $0)] } ?? label))]
  }
}

import ContentParser

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
  public static let fields = ItemFields(
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
    .optional("source", .text, "Who said it, or where it stands"),
    .optional("url", .address, "The address of the source"),
    reading: { reader, text, blocks, source, url throws(BlockError) in
      let children = try reader.content(text, blocks)
      return Self(raw: reader.item, source: source, url: url, children: children)
    }
  )
  /// What the fields cannot say.
  public static let schema = contentSchema
  /// The original item.
  public let raw: RawItem
  /// Who said it, or where it is from.
  public let source: String?
  /// The address of the source.
  public let url: Address?
  /// The text and the blocks that are quoted.
  public var children: BlockList

  /// The quotation, with its source on the last line.
  public var body: [Node] { [.quote([.blocks(children)] + sourceLine)] }
}

extension QuoteBlock {
  /// Makes a quotation in code: `QuoteBlock("Less is more.", source: "L. Mies van der Rohe")`.
  public init(_ text: String, source: String? = nil, url: Address? = nil) {
    self.init(BlockContent(text), source, url)
  }

  /// Makes a quotation of blocks in code.
  public init(_ blocks: BlockList, source: String? = nil, url: Address? = nil) {
    self.init(BlockContent(blocks), source, url)
  }

  private init(_ content: BlockContent, _ source: String?, _ url: Address?) {
    let address = url.map { RawValue($0.text) }
    let raw = content.item("quote", ["source": source.map { RawValue($0) }, "url": address])
    self.init(raw: raw, source: source, url: url, children: content.blocks)
  }
}

private extension QuoteBlock {
  var sourceLine: [Node] {
    guard let name = source ?? url?.text else { return [] }
    let label = Inline.lines(of: name)
    return [.paragraph([.text("— ")] + (url.map { [.link(label, $0)] } ?? label))]
  }
}

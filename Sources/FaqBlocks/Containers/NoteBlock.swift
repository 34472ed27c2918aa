import ContentParser
import FaqService

/// A remark to notice: `{"type":"note","kind":"warning","text":"…"}`.
public struct NoteBlock: ContainerBlock, ReplaceableBlock {
  /// `note`.
  public static let type: BlockType = "note"
  /// What the block is.
  public static let summary = "A remark to notice."
  /// A tip.
  public static let examples = [
    #"{"type": "note", "kind": "tip", "text": "Check your content with faq check."}"#
  ]
  /// The kind, the title and the content.
  public static let fields: [BlockField] = [
    .optional("kind", .choice(of: Node.NoticeKind.self), "How urgent the note is"),
    .optional("title", .text, "Replaces the name of the kind"),
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
  ]
  /// What the fields cannot say.
  public static let schema = """
    {
      \(SharedSchema.content),
      "properties": { "kind": { "default": "note" } }
    }
    """
  /// The original item.
  public let raw: RawItem
  /// How urgent the note is.
  public let kind: Node.NoticeKind
  /// The title that the author has chosen.
  public let title: String?
  /// The text and the blocks of the note.
  public var children: BlockList

  /// Reads `text`, `blocks` or both, and `kind` and `title`, which may be missing.
  ///
  /// - Throws: An error that names the member that is missing or of the wrong kind, also if there
  ///   is neither `text` nor `blocks`. A block in it that cannot be read is an `UnknownBlock`.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    kind = try item.optional("kind", .choice()) ?? .note
    title = try item.optional("title", .text)
    children = try reader.content(of: item)
  }

  /// A notice under the author's title, or else under the name of its kind.
  public var body: [Node] { [.notice(kind, title ?? kind.word, [.blocks(children)])] }
}

private extension Node.NoticeKind {
  var word: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .warning: "Warning"
    case .danger: "Danger"
    }
  }
}

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
  public static let fields = ItemFields(
    .optional("kind", .choice(), default: .note, "How urgent the note is"),
    .optional("title", .text, "Replaces the name of the kind"),
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
    reading: Self.init
  )
  /// What the fields cannot say.
  public static let schema = contentSchema
  /// The original item.
  public let raw: RawItem
  /// How urgent the note is.
  public let kind: Node.NoticeKind
  /// The title that the author has chosen.
  public let title: String?
  private let label: String
  /// The text and the blocks of the note.
  public var children: BlockList

  private init(
    _ reader: BlockReader,
    _ kind: Node.NoticeKind,
    _ title: String?,
    _ text: String?,
    _ blocks: BlockList?
  ) throws(BlockError) {
    raw = reader.item
    self.kind = kind
    self.title = title
    label = reader.label(kind.label)
    children = try reader.content(text, blocks)
  }

  /// A notice under the author's title, or else under the name of its kind.
  public var body: [Node] { [.notice(kind, title ?? label, [.blocks(children)])] }
}

extension NoteBlock {
  /// Makes a remark in code: `NoteBlock(.warning, "Unplug it first.")`.
  public init(_ kind: Node.NoticeKind, _ text: String, title: String? = nil) {
    self.init(kind, BlockContent(text), title)
  }

  /// Makes a remark of blocks in code.
  public init(_ kind: Node.NoticeKind, _ blocks: BlockList, title: String? = nil) {
    self.init(kind, BlockContent(blocks), title)
  }

  private init(_ kind: Node.NoticeKind, _ content: BlockContent, _ title: String?) {
    raw = content.item(
      "note",
      [
        "kind": kind == .note ? nil : RawValue(kind.rawValue), "title": title.map { RawValue($0) },
      ]
    )
    self.kind = kind
    self.title = title
    label = Labels.standard[kind.label, nil]
    children = content.blocks
  }
}

import ContentParser

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
    .optional("kind", .choice(Node.NoticeKind.self), default: .note, "How urgent the note is"),
    .optional("title", .text, "Replaces the name of the kind"),
    .optional("text", .text, "A text, shown like a body"),
    .optional("blocks", .blocks, "A block or a list of blocks; without `text`, there must be some"),
    reading: { reader, kind, title, text, blocks throws(BlockError) in
      let (label, children) = (reader.label(kind.label), try reader.content(text, blocks))
      return Self(raw: reader.item, kind: kind, title: title, label: label, children: children)
    }
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
    let name = kind == .note ? nil : RawValue(kind.rawValue)
    let raw = content.item("note", ["kind": name, "title": title.map { RawValue($0) }])
    let label = Labels.standard[kind.label, nil]
    self.init(raw: raw, kind: kind, title: title, label: label, children: content.blocks)
  }
}

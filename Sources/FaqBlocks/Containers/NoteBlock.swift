import ContentParser
import FaqService

/// A remark to notice: `{"type":"note","kind":"warning","text":"…"}`.
public struct NoteBlock: ContainerBlock {
  /// How urgent a note is.
  public enum Kind: String, CaseIterable, Sendable {
    /// Worth knowing.
    case note
    /// Helpful.
    case tip
    /// Something may go wrong.
    case warning
    /// Something may be damaged or lost.
    case danger
  }

  /// `note`.
  public static let type: BlockType = "note"
  /// A tip.
  public static let examples = [
    #"{"type": "note", "kind": "tip", "text": "Check your content with faq check."}"#
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// How urgent the note is.
  public let kind: Kind
  /// The title that the author has chosen.
  public let title: String?
  /// The text and the blocks of the note.
  public var children: BlockList

  /// Reads `text`, `blocks` or both, and `kind` and `title`, which may be missing.
  public init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    kind = try item.optional("kind", .choice()) ?? .note
    title = try item.optional("title", .text)
    children = try reader.content(of: item)
  }

  /// A notice under the author's title, or else under the name of its kind.
  public var body: [Node] { [.notice(title ?? kind.word, [.blocks(children)])] }
}

private extension NoteBlock.Kind {
  var word: String {
    switch self {
    case .note: "Note"
    case .tip: "Tip"
    case .warning: "Warning"
    case .danger: "Danger"
    }
  }
}

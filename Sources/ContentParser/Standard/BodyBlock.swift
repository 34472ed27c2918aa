import FaqService

/// Plain text: `{"type":"body","text":"…"}`.
public struct BodyBlock: ParsableBlock {
  /// `body`.
  public static let type = BlockType.body
  /// One body.
  public static let examples = [
    #"{"type": "body", "text": "Like this.\n\nA blank line starts a new paragraph."}"#
  ]
  /// The item as it arrived.
  public let raw: RawItem
  /// The text: a blank line separates paragraphs, any other line end breaks the line.
  public let text: String

  /// Reads `text`, which must be there.
  public init(parsing item: RawItem) throws(BlockError) {
    text = try item.text("text")
    raw = item
  }

  /// Makes a body in code.
  public init(_ text: String) {
    self.init(text: text, raw: RawItem(type: "body", members: ["text": text]))
  }

  init(text: String, raw: RawItem) {
    self.text = text
    self.raw = raw
  }

  /// The paragraphs.
  public var body: [Node] { Node.paragraphs(of: text) }
}

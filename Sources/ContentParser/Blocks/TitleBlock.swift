import Bytes
import FaqService

/// The question of an FAQ: `{"type":"title","text":"…"}`.
public struct TitleBlock: ParsableBlock {
  /// `title`.
  public static let type = BlockType.title
  /// What the block is.
  public static let summary = "What the FAQ asks. An FAQ has one, at its start."
  /// One title.
  public static let examples = [#"{"type": "title", "text": "How do I write an FAQ?"}"#]
  /// The text.
  public static let fields = ItemFields(
    .required("text", .text, "The question"),
    as: Self.init(raw:text:)
  )
  /// The original item.
  public let raw: RawItem
  /// The question.
  public let text: String

  /// A heading on one line.
  public var body: [Node] {
    var nodes = NodeCollection()
    text.withUTF8Bytes { Self.write($0, to: &nodes) }
    return nodes.nodes
  }
}

extension TitleBlock {
  init(_ read: ReadText) { self.init(raw: read.item, text: read.text.text) }

  /// Makes a title in code.
  public init(_ text: String) {
    self.init(raw: RawItem(type: "title", members: ["text": text]), text: text)
  }

  /// Writes the heading of a title.
  static func write(_ text: Span<UInt8>, to sink: inout some NodeSink) {
    if text.isBlank {
      sink.write([.heading(level: 1, [])])
    } else if text.isOneLine {
      sink.writeTitle(text)
    } else {
      sink.write([.heading(level: 1, String(copying: text).joinedLines)])
    }
  }
}

import ContentParser
import FaqService

/// A fact: `{"type":"fact","text":"Cats cannot taste sweetness.","image":"cat-amazed"}`.
struct Fact: ParsableBlock {
  static let type: BlockType = "fact"
  static let examples = [
    #"{"type": "fact", "text": "Cats cannot taste sweetness.", "image": "cat-amazed"}"#
  ]
  static let fields: [BlockField] = [
    .required("text", .text, "The fact, in a sentence or two"),
    .optional("image", .text, "The name of its picture"),
  ]
  let raw: RawItem
  let text: String
  let picture: Picture?

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    text = try item.text("text")
    picture = try item.optional("image", .text).map { Picture($0) }
  }

  var body: [Node] {
    [.blocks(BlockList([picture].compactMap(\.self)))] + Node.paragraphs(of: text)
  }
}

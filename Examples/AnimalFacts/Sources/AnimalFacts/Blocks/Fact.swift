import ContentParser
import FaqService

/// A fact: `{"type":"fact","text":"Cats cannot taste sweetness.","image":"cat-amazed"}`.
struct Fact: ParsableBlock {
  static let type: BlockType = "fact"
  static let summary = "A fact, with a picture."
  static let examples = [
    #"{"type": "fact", "text": "Cats cannot taste sweetness.", "image": "cat-amazed"}"#
  ]
  static let fields = ItemFields(
    .required("text", .text, "The fact, in a sentence or two"),
    .optional("image", FieldKind.text.map(Picture.init(_:)), "The name of its picture"),
    as: Self.init
  )
  let raw: RawItem
  let text: String
  let picture: Picture?

  var body: [Node] {
    [.blocks(BlockList([picture].compactMap(\.self)))] + Node.paragraphs(of: text)
  }
}

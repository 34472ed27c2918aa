import ContentParser
import FaqService

/// A string that stands where a block could stand; it reads like the text of a body.
struct Passage: Block {
  let raw: RawItem
  let text: String

  var type: BlockType { .body }
  var body: [Node] { Node.paragraphs(of: text) }
}

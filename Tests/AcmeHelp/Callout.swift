import ContentParser
import FaqService

struct Callout: ContainerBlock {
  static let type: BlockType = "callout"
  let raw: RawItem
  let title: String
  var children: BlockList

  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    title = try item.text("title")
    children = try reader.blocks("elements")
  }

  var body: [Node] { [.notice(title, [.blocks(children)])] }
}

import ContentParser
import FaqService

/// A third party's block type that holds blocks.
struct Panel: ContainerBlock {
  static let type: BlockType = "panel"
  let raw: RawItem
  let name: String
  var children: BlockList

  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    name = try item.text("name")
    children = try reader.blocks("elements")
  }

  var body: [Node] { [.paragraph(name), .list(.bullets, [[.blocks(children)]])] }
}

import ContentParser
import FaqService

/// Several blocks that are one item of a list.
struct BlockGroup: ContainerBlock {
  static let type: BlockType = "group"
  let raw: RawItem
  var children: BlockList

  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    children = try reader.blocks(inItem: item.value, of: item)
  }

  var body: [Node] { [.blocks(children)] }
}

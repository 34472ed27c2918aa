import ContentParser
import FaqService

struct Video: ParsableBlock {
  static let type: BlockType = "video"
  let raw: RawItem
  let caption: String
  let url: Address

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    caption = try item.text("caption")
    url = try item.address("url")
  }

  var body: [Node] { [.action("Watch: " + caption, url)] }
}

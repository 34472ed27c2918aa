import ContentParser

struct Video: ParsableBlock {
  static let type: BlockType = "video"
  static let fields = ItemFields(
    .required("caption", .text),
    .required("url", .address),
    as: Self.init
  )
  let raw: RawItem
  let caption: String
  let url: Address

  var body: [Node] { [.action("Watch: " + caption, url)] }
}

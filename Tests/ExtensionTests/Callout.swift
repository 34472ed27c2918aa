import ContentParser

struct Callout: ContainerBlock {
  static let type: BlockType = "callout"
  static let fields = ItemFields(
    .required("title", .text),
    .required("elements", .blocks),
    as: Self.init
  )
  let raw: RawItem
  let title: String
  var children: BlockList

  var body: [Node] { [.notice(title, [.blocks(children)])] }
}

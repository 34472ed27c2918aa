import ContentParser
import FaqService

/// A third party's block type that holds blocks.
struct Panel: ContainerBlock {
  static let type: BlockType = "panel"
  static let fields = ItemFields(
    .required("name", .text),
    .required("elements", .blocks),
    as: Self.init
  )
  let raw: RawItem
  let name: String
  var children: BlockList

  var body: [Node] { [.paragraph(name), .list(.bullets, [[.blocks(children)]])] }
}

extension Document {
  /// A body, then a panel with a body and with a fallback of a body and a title, then a body.
  static func withPanel() throws -> Self {
    let items = """
      {"type":"body","text":"a"},
      {"type":"panel","name":"P","elements":[
        {"type":"body","text":"b"},
        {"type":"v","fallback":[{"type":"body","text":"c"},{"type":"title","text":"T"}]}
      ]},
      {"type":"body","text":"d"}
      """
    return ContentParser(registry: try .standard.adding([Panel.self]))
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
  }
}

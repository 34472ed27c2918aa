import ContentParser
import FaqService

/// A block type of a third party, with required and optional members and objects within the item.
struct Recipe: ParsableBlock {
  static let type: BlockType = "recipe"
  let raw: RawItem
  let name: String
  let note: String?
  let steps: [String]
  let source: Address
  let tools: [Tool]

  struct Tool: Equatable {
    let name: String
    let count: Int
  }

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    name = try item.text("name")
    note = try item.optional("note", .text)
    steps = try item.array("steps", of: .text)
    source = try item.address("source")
    tools = try item.optionalArray("tools", of: .item(Tool.init(parsing:))) ?? []
  }

  var body: [Node] {
    [
      .heading(level: 2, [.text(name)]),
      .list(.numbers(from: 1), steps.map(Node.paragraphs(of:))),
      .action([.text(note ?? "Source")], source),
    ]
  }
}

extension Recipe.Tool {
  init(parsing item: RawItem) throws(BlockError) {
    name = try item.text("name")
    count = try item.int("count")
  }
}

import ContentParser
import FaqService

/// A block type of a third party, with required and optional members and objects within the item.
struct Recipe: ParsableBlock {
  static let type: BlockType = "recipe"
  static let fields = ItemFields(
    .required("name", .text),
    .optional("note", .text),
    .required("steps", .list(of: .text)),
    .required("source", .address),
    .optional("tools", .list(of: .item(Tool.fields)), default: []),
    as: Self.init
  )
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

  var body: [Node] {
    [
      .heading(level: 2, [.text(name)]),
      .list(.numbers(from: 1), steps.map(Node.paragraphs(of:))),
      .action([.text(note ?? "Source")], source),
    ]
  }
}

private extension Recipe.Tool {
  static let fields = ItemFields(
    .required("name", .text),
    .required("count", .int),
    as: Self.init
  )

  init(_: RawItem, _ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}

import ContentParser
import FaqService

/// A block type of a third party, with members of every kind that can be asked for.
struct Recipe: ParsableBlock {
  static let type: BlockType = "recipe"
  let raw: RawItem
  let name: String
  let note: String?
  let steps: [String]
  let source: Address

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    name = try item.text("name")
    note = try item.optionalText("note")
    steps = try item.texts("steps")
    source = try item.address("source")
  }

  var body: [Node] {
    [
      .heading(level: 2, [.text(name)]),
      .list(.numbers(from: 1), steps.map(Node.paragraphs(of:))),
      .action([.text(note ?? "Source")], source),
    ]
  }
}

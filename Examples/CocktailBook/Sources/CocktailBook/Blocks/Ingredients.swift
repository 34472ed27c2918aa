import ContentParser
import FaqService

/// What goes into a cocktail: `{"type":"ingredients","items":["60 ml white rum","1 lime"]}`.
struct Ingredients: ParsableBlock {
  static let type: BlockType = "ingredients"
  let raw: RawItem
  let items: [String]

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    items = try item.array("items", of: .text)
  }

  var body: [Node] {
    [
      .heading(level: 2, [.text("🍸 Ingredients")]),
      .list(.bullets, items.map { [.paragraph([.text($0)])] }),
    ]
  }
}

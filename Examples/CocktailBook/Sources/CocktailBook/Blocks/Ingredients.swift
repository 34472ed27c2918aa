import ContentParser
import FaqService

/// What goes into a cocktail: `{"type":"ingredients","items":["60 ml white rum","1 lime"]}`.
struct Ingredients: ParsableBlock {
  static let type: BlockType = "ingredients"
  static let fields = ItemFields(.required("items", .list(of: .text)), as: Self.init)
  let raw: RawItem
  let items: [String]

  var body: [Node] {
    [
      .heading(level: 2, [.text("🍸 Ingredients")]),
      .list(.bullets, items.map { [.paragraph([.text($0)])] }),
    ]
  }
}

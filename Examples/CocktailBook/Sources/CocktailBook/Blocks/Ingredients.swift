import ContentParser
import FaqService

/// What goes into a cocktail.
struct Ingredients: ParsableBlock {
  static let type: BlockType = "ingredients"
  static let summary = "What goes into a cocktail."
  static let examples = [
    #"{"type": "ingredients", "items": ["60 ml white rum", "1 lime"]}"#
  ]
  static let fields = ItemFields(
    .required("items", .list(of: .text), "What goes in, with its amount"),
    as: Self.init
  )
  let raw: RawItem
  let items: [String]

  var body: [Node] {
    [
      .heading(level: 2, [.text("🍸 Ingredients")]),
      .list(.bullets, items.map { [.paragraph([.text($0)])] }),
    ]
  }
}

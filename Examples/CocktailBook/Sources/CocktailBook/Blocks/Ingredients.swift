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
      .list(.bullets, items.map { [.paragraph([.text("\(Self.sign(of: $0)) \($0)")])] }),
    ]
  }

  /// A sign of an ingredient; what has none of the words is taken for spirits.
  private static func sign(of ingredient: String) -> String {
    signs.first { ingredient.contains($0.key) }?.value ?? "🥃"
  }

  private static let signs: KeyValuePairs = [
    "juice": "🧃", "syrup": "🍯", "sugar": "🍬", "grenadine": "🍯", "mint": "🌿", "lime": "🍋",
    "orange": "🍊", "cherry": "🍒", "celery": "🥬", "pineapple": "🍍", "cucumber": "🥒", "sauce": "🔥",
    "dash": "💧", "soda": "💧", "ginger ale": "💧", "liqueur": "🥃", "bean": "☕", "espresso": "☕",
    "cream": "🥛", "ice": "🧊",
  ]
}

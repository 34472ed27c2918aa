import ContentParser
import FaqService

/// A drawing of a cocktail: `{"type":"picture","name":"coupe-pale","of":"Daiquiri"}`.
///
/// HTML has the drawing itself, a terminal the drawing and its description, and other formats the
/// description alone.
struct Picture: ParsableBlock {
  static let type: BlockType = "picture"
  static let fields = ItemFields(.required("name", .text), .required("of", .text), as: Self.init)
  let raw: RawItem
  let name: String
  let cocktail: String

  var description: String { "\(cocktail) in a \(name.prefix { $0 != "-" }) glass" }

  var body: [Node] { [.paragraph([.emphasis([.text(description)])])] }
}

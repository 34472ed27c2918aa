import ContentParser
import FaqService

/// A drawing of a cocktail.
///
/// HTML has the drawing itself, a terminal the drawing and its description, and other formats the
/// description alone.
struct Picture: ParsableBlock {
  static let type: BlockType = "picture"
  static let summary = "A drawing of a cocktail."
  static let examples = [
    #"{"type": "picture", "name": "coupe-pale", "of": "Daiquiri"}"#
  ]
  static let fields = ItemFields(
    .required("name", .text, "The glass and a colour, such as coupe-pale"),
    .required("of", .text, "The name of the cocktail"),
    as: Self.init
  )
  let raw: RawItem
  let name: String
  let cocktail: String

  var description: String { "\(cocktail) in a \(name.prefix { $0 != "-" }) glass" }

  var body: [Node] { [.paragraph([.emphasis([.text(description)])])] }
}

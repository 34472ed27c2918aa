import ContentParser
import FaqService

/// A drawing of a cocktail.
///
/// HTML and terminals have the drawing and its description, other formats the description alone.
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

  var body: [Node] {
    guard let drawing = Drawings.drawing(of: name) else {
      return [.paragraph([.emphasis([.text(description)])])]
    }
    return [.image(Node.Image(drawing, description: description))]
  }
}

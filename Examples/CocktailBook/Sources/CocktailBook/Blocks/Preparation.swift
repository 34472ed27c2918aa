import ContentParser
import FaqService

/// How long a cocktail takes, and whether it has alcohol.
struct Preparation: ParsableBlock {
  enum Kind: String, CaseIterable {
    case alcoholic
    case nonAlcoholic = "non-alcoholic"
  }

  static let type: BlockType = "preparation"
  static let summary = "How long a cocktail takes, and whether it has alcohol."
  static let examples = [
    #"{"type": "preparation", "minutes": 5, "kind": "alcoholic"}"#
  ]
  static let fields = ItemFields(
    .required("minutes", .int, "How long it takes"),
    .required("kind", .choice(), "Whether it has alcohol"),
    as: Self.init
  )
  let raw: RawItem
  let minutes: Int
  let kind: Kind

  var body: [Node] {
    let unit = minutes == 1 ? "minute" : "minutes"
    return [.paragraph([.text("⏱ \(minutes) \(unit) · \(kind.rawValue)")])]
  }
}

import ContentParser
import FaqService

/// What a category is about, and the facts in it:
/// `{"type":"category","description":"…","image":"cat","access":"free","facts":[…]}`.
struct Category: ContainerBlock {
  static let type: BlockType = "category"
  static let examples = [
    #"""
    {"type": "category", "description": "Quiet hunters", "image": "cat", "access": "free",
     "facts": [{"type": "fact", "text": "Cats cannot taste sweetness.", "image": "cat-amazed"}]}
    """#
  ]
  static let fields: [BlockField] = [
    .required("description", .text, "What the category is about"),
    .optional("image", .text, "The name of its picture"),
    .required("access", .choice(of: Access.self), "Whether the facts can be read"),
    .required("facts", .blocks, "The facts"),
  ]
  let raw: RawItem
  let description: String
  let picture: Picture?
  let access: Access
  var children: BlockList

  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    description = try item.text("description")
    picture = try item.optional("image", .text).map { Picture($0) }
    access = try item.choice("access", of: Access.self)
    children = try reader.blocks("facts")
  }

  /// The facts, also those that are not free.
  var facts: [Fact] { children.compactMap { $0 as? Fact } }

  /// `1 fact`, `5 facts`.
  var factCount: String { "\(facts.count) \(facts.count == 1 ? "fact" : "facts")" }

  /// Facts that are not free stay out of the output.
  var body: [Node] {
    let content: Node =
      switch access {
      case .free: .blocks(children)
      case .paid:
        .notice("Watch an ad to continue", [.paragraph("The screens open the \(factCount).")])
      case .comingSoon: .notice("Coming soon", [.paragraph("There are no facts yet.")])
      }
    return [.blocks(BlockList([picture].compactMap(\.self))), .paragraph(description), content]
  }
}

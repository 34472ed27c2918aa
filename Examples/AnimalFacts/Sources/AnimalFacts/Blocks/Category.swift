import ContentParser
import FaqService

/// What a category is about, and the facts in it:
/// `{"type":"category","description":"…","image":"cat","access":"free","facts":[…]}`.
struct Category: ContainerBlock {
  static let type: BlockType = "category"
  static let summary = "A kind of animal, with facts about it."
  static let examples = [
    #"""
    {"type": "category", "description": "Quiet hunters", "image": "cat", "access": "free",
     "facts": [{"type": "fact", "text": "Cats cannot taste sweetness.", "image": "cat-amazed"}]}
    """#
  ]
  static let fields = ItemFields(
    .optional("description", .text, "What the category is about"),
    .optional("image", FieldKind.text.map(Picture.init(_:)), "The name of its picture"),
    .required("access", .choice(), "Whether the facts can be read"),
    .required("facts", .blocks, "The facts"),
    as: Self.init
  )
  let raw: RawItem
  let description: String?
  let picture: Picture?
  let access: Access
  var children: BlockList

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
    return [.blocks(BlockList([picture].compactMap(\.self)))]
      + Node.paragraphs(of: description ?? "") + [content]
  }
}

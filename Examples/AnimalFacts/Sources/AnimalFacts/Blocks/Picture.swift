import ContentParser
import FaqService

/// A picture of an animal: `{"type":"picture","name":"cat-asleep"}`, or at an address.
///
/// HTML and terminals have the picture itself, and other formats what is on it.
struct Picture: ParsableBlock {
  static let type: BlockType = "picture"
  static let summary = "A picture of an animal."
  static let examples = [#"{"type": "picture", "name": "cat-asleep"}"#]
  static let fields = ItemFields(
    .required("name", .text, "What is on it, such as cat-asleep, or its address"),
    as: Self.init(raw:name:)
  )
  let raw: RawItem
  let name: String

  private init(raw: RawItem, name: String) {
    self.raw = raw
    self.name = name
  }

  @Sendable init(_ name: String) {
    self.init(raw: RawItem(type: "picture", members: ["name": name]), name: name)
  }

  /// The address, if the name is one.
  private var address: Address? { name.contains("://") ? try? Address(name) : nil }

  /// The emoji of the animal, which its row in the list begins with; nil for other animals.
  var sign: String? { Self.signs[String(name.prefix { $0 != "-" })] }

  private static let signs = [
    "cat": "🐱", "octopus": "🐙", "dog": "🐶", "elephant": "🐘", "owl": "🦉", "bee": "🐝",
    "axolotl": "🦎", "penguin": "🐧",
  ]

  /// `Picture: cat, asleep`.
  var description: String {
    let file = name.split(separator: "/").last ?? ""
    let words = address == nil ? name[...] : file.prefix { $0 != "." }
    return "Picture: \(words.split(separator: "-").joined(separator: ", "))"
  }

  var body: [Node] {
    if let address { return [.image(address, description: description)] }
    guard let drawing = Drawings.drawing(of: name) else {
      return [.paragraph([.emphasis([.text(description)])])]
    }
    return [.image(Node.Image(drawing, description: description))]
  }
}

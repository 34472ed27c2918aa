import ContentParser
import FaqService
import Testing

/// A block under contract: content of one FAQ, and what is to be seen of it under each policy.
///
/// A block that is added to the list is rendered by every renderer under every policy.
struct ContractBlock: Sendable, CustomTestStringConvertible {
  let name: String
  let content: String
  /// The words that are seen whatever the policy.
  var always = ""
  /// The words of what is no block: seen under `show` and `text`, gone under `drop`.
  var unknown = ""
  /// The words of the notice, which `show` alone puts in front of those.
  var notice = ""
  var isRefused = false

  var testDescription: String { name }

  init(
    _ name: String,
    _ items: String,
    always: String = "",
    unknown: String = "",
    notice: String = "",
    isRefused: Bool = false
  ) {
    self.name = name
    content = items.hasPrefix("{\"elements\"") ? items : #"[{"elements":[\#(items)]}]"#
    self.always = always
    self.unknown = unknown
    self.notice = notice
    self.isRefused = isRefused
  }

  /// The words that are to be seen, in this order.
  func words(under policy: UnknownPolicy) -> [String] {
    switch policy {
    case .show, .fail: (notice + " " + unknown + " " + always).words
    case .text: (unknown + " " + always).words
    case .drop: always.words
    }
  }

  /// The words that are not to be seen.
  func hiddenWords(under policy: UnknownPolicy) -> Set<String> {
    Set((notice + " " + unknown).words).subtracting(words(under: policy))
  }

  /// The last document of the content: that of the block.
  func document(under policy: UnknownPolicy) throws -> Document {
    let registry = try BlockRegistry.standard.adding(Recipe.self)
    let faq = try #require(try [RawFaq].reading(content).last)
    return ContentParser(registry: registry, unknownPolicy: policy).parse(faq)
  }
}

/// A third party's block type that says every word of the vocabulary.
private struct Recipe: ParsableBlock {
  static let type: BlockType = "recipe"
  let raw: RawItem
  let name: String
  let steps: [String]
  let source: Address

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    name = try item.text("name")
    steps = try item.texts("steps")
    source = try item.address("source")
  }

  var body: [Node] {
    [
      .heading(level: 2, [.text(name)]),
      .group([.list(.numbers(from: 1), steps.map(Node.paragraphs(of:)))]),
      .image(source, description: "Picture"),
      .facts([Node.Fact([.emphasis([.text("Serves")])], [.strong([.text("two")])])]),
      .notice("Mind", [.quote([.paragraph([.code("heat"), .lineBreak, .mark([.text("hot")])])])]),
      .code("step", language: "text"),
      .action([.text("Source")], source),
      .paragraph([.link([.text("More")], source)]),
    ]
  }
}

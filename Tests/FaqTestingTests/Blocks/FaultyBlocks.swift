import ContentParser
import FaqService
import Synchronization

/// A block with a `text`, and one fault.
protocol FaultyBlock: ParsableBlock {
  init(raw: RawItem, text: String)
}

extension FaultyBlock {
  static var type: BlockType { "card" }
  static var examples: [String] { [#"{"type":"card","text":"Hello"}"#] }

  static var fields: ItemFields<Self> {
    ItemFields(.required("text", .text), as: Self.init(raw:text:))
  }
}

/// It has no fault.
struct Card: FaultyBlock {
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }
}

/// It has no examples.
struct UnexplainedCard: FaultyBlock {
  static let examples: [String] = []
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }
}

/// What it says for a JSON Schema is not JSON.
struct BrokenSchemaCard: FaultyBlock {
  static let schema = "{"
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }
}

/// What it says for a JSON Schema is about a member that is not among its fields.
struct WideSchemaCard: FaultyBlock {
  static let schema = #"{"properties":{"text":{"maxLength":9},"size":{"default":1}}}"#
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }
}

/// It shows the beginning of its text.
struct ShortCard: FaultyBlock {
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(String(text.prefix(5)))] }
}

/// It keeps the members that it knows.
struct ForgetfulCard: FaultyBlock {
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }

  init(raw _: RawItem, text: String) {
    raw = RawItem(type: "card", members: ["text": text])
    self.text = text
  }
}

/// It rejects members that it does not know.
struct NarrowCard: FaultyBlock {
  static let fields = ItemFields(.required("text", .text), as: Self.init(known:text:))
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }

  init(raw: RawItem, text: String) {
    self.raw = raw
    self.text = text
  }

  private init(known item: RawItem, text: String) throws(BlockError) {
    for member in item.members?.map(\.name.text) ?? [] where !["type", "text"].contains(member) {
      throw BlockError("unknown-member", message: "`\(member)` is not known")
    }
    self.init(raw: item, text: text)
  }
}

/// It takes an empty text for one that it cannot read.
struct CarelessCard: FaultyBlock {
  static let fields = ItemFields(
    .required("text", FieldKind(.text) { value, _ in value.string?.text ?? "" }),
    as: Self.init
  )
  let raw: RawItem
  let text: String
  var body: [Node] { [.paragraph(text)] }
}

/// Its picture has no description.
struct PictureCard: FaultyBlock {
  let raw: RawItem
  let text: String
  var body: [Node] {
    let address = try? Address("https://example.com/\(type)")
    return [.paragraph(text)] + (address.map { [.image($0, description: " ")] } ?? [])
  }
}

/// It counts how often it is shown.
struct CountingCard: FaultyBlock {
  private static let count = Mutex(0)
  let raw: RawItem
  let text: String
  var body: [Node] {
    let count = Self.count.withLock { count in
      count += 1
      return count
    }
    return [.paragraph("\(text) \(count)")]
  }
}

/// It is another one within a block.
struct ShyCard: FaultyBlock {
  let raw: RawItem
  let text: String
  var body: [Node] { raw.location.pointer.isEmpty ? [] : [.paragraph(text + depth)] }
  private var depth: String { raw.location.pointer.split(separator: "/").count > 3 ? "!" : "" }
}

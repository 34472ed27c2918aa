import ContentParser

extension BlockReader {
  /// A text as a block, and blocks after it; one of them must be there.
  func content(_ text: String?, _ blocks: BlockList?) throws(BlockError) -> BlockList {
    guard text != nil || blocks != nil else { throw missingContent }
    let passage = text.flatMap { text in
      item["text"].map { Passage(raw: item.nested($0), text: text) }
    }
    return BlockList((passage.map { [$0] } ?? []) + Array(blocks ?? []))
  }

  /// The error about missing content, which names a likely slip, or both members.
  private var missingContent: BlockError {
    do throws(BlockError) {
      _ = try required("text", .text)
      _ = try required("blocks", .blocks)
    } catch {
      if error.correction != nil { return error }
    }
    return BlockError(
      .missingMember,
      message: "`text` is missing",
      hint: "Write a `text`, or a list of `blocks`."
    )
  }
}

/// The text or the blocks that a block made in code holds.
struct BlockContent {
  let blocks: BlockList
  private let member: (name: String, value: RawValue?)

  init(_ text: String) {
    blocks = BlockList(text: text)
    member = ("text", RawValue(text))
  }

  init(_ blocks: BlockList) {
    self.blocks = blocks
    member = ("blocks", RawValue(blocks.map(\.raw.value)))
  }

  /// The item of a block of a type with other members, and with the content at its end.
  func item(_ type: BlockType, _ members: KeyValuePairs<String, RawValue?>) -> RawItem {
    let type = (name: "type", value: RawValue(type.rawValue) as RawValue?)
    return RawItem(RawValue(members: [type] + members.map { ($0, $1) } + [member]))
  }
}

extension BlockList {
  /// A block of a text.
  init(text: String) { self.init([Passage(raw: RawItem(RawValue(text)), text: text)]) }

  /// One block for each item.
  init(items: [Self]) {
    self.init(
      items.map { item -> any Block in
        item.count == 1 ? item[0] : BlockGroup(raw: RawItem(item.itemValue), children: item)
      }
    )
  }

  /// The blocks as an author writes an item of a list.
  var itemValue: RawValue { count == 1 ? self[0].raw.value : RawValue(map(\.raw.value)) }

  /// The items of a list, one for each block that shows something.
  var listItems: [[Node]] { filter { !$0.showsNothing }.map { [.blocks([$0])] } }
}

extension RawValue {
  /// A list of texts.
  init(_ texts: [String]) { self.init(texts.map { Self($0) }) }
}

extension FieldKind<BlockList> {
  /// The items of a list, one block for each.
  static var listItems: Self {
    FieldKind<[BlockList]>.list(of: .listItem).map { BlockList($0.joined()) }
  }

  /// An item of a list: a text, a block, or a list of texts and blocks.
  private static var listItem: Self {
    Self(.other("texts and blocks"), schema: listItemSchema) { value, reader throws(BlockError) in
      var blocks: [any Block] = []
      for part in value.array.map(Array.init) ?? [value] {
        if let string = part.string {
          blocks.append(Passage(raw: reader.item.nested(part), text: string.text))
        } else if part.object != nil {
          blocks += try reader.read(part, as: .blocks)
        } else {
          throw BlockError(
            .wrongKind,
            at: .value(part),
            message: "an item must be a text, a block, or a list of texts and blocks"
          )
        }
      }
      guard value.array != nil else { return BlockList(blocks) }
      return [BlockGroup(raw: reader.item.nested(value), children: BlockList(blocks))]
    }
  }

  private static let listItemSchema = #"""
    "type": ["string", "object", "array"],
    "if": { "type": "array" },
    "then": { "items": { "$ref": "#/definitions/textOrItem" } },
    "else": { "$ref": "#/definitions/textOrItem" }
    """#
}

/// A string in place of a block; it reads like the text of a body.
struct Passage: Block {
  let raw: RawItem
  let text: String

  var type: BlockType { .body }
  var body: [Node] { Node.paragraphs(of: text) }
}

/// Several blocks that are one item of a list.
struct BlockGroup: ContainerBlock {
  static let type: BlockType = "group"
  static let fields = ItemFields(.required("blocks", .blocks), as: Self.init)
  let raw: RawItem
  var children: BlockList

  var body: [Node] { [.blocks(children)] }
}

private extension Block {
  /// Whether the block is unknown, and its fallback or the unknown policy leaves it out.
  var showsNothing: Bool {
    guard let unknown = self as? UnknownBlock else { return false }
    return unknown.fallback?.allSatisfy(\.showsNothing) ?? (unknown.policy == .drop)
  }
}

/// What a JSON Schema says about items with a text, blocks, or both.
let contentSchema = #"{"anyOf": [{"required": ["text"]}, {"required": ["blocks"]}]}"#

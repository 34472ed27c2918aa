import ContentParser
import FaqService

extension BlockReader {
  /// The member `text` as a block, and those in `blocks` after it; one of them must be there.
  func content(of item: RawItem) throws(BlockError) -> BlockList {
    let text = try item.optional("text", .text).flatMap { text in
      item["text"].map { Passage(raw: item.nested($0), text: text) }
    }
    let blocks = try text == nil ? requiredBlocks(of: item) : optionalBlocks("blocks")
    return BlockList((text.map { [$0] } ?? []) + Array(blocks ?? []))
  }

  /// One block for each item of a list: a text, a block, or a list of texts and blocks.
  func listItems(_ name: String, of item: RawItem) throws(BlockError) -> BlockList {
    var blocks: [any Block] = []
    for value in try item.array(name, of: .anything) {
      if value.array == nil {
        blocks += try self.blocks(inItem: value, of: item)
      } else {
        blocks.append(try BlockGroup(parsing: item.nested(value), with: self))
      }
    }
    return BlockList(blocks)
  }

  /// The blocks in one item of a list.
  func blocks(inItem value: RawValue, of item: RawItem) throws(BlockError) -> BlockList {
    var blocks: [any Block] = []
    for part in value.array.map(Array.init) ?? [value] {
      if let string = part.string {
        blocks.append(Passage(raw: item.nested(part), text: string.text))
      } else if part.object != nil {
        blocks += try self.blocks(in: part)
      } else {
        throw .invalidListItem(part)
      }
    }
    return BlockList(blocks)
  }
}

private extension BlockReader {
  /// The value of `blocks`; the error about a missing one names a likely slip, or both members.
  func requiredBlocks(of item: RawItem) throws(BlockError) -> BlockList {
    if let blocks = try optionalBlocks("blocks") { return blocks }
    do throws(BlockError) {
      _ = try item.text("text")
      return try blocks("blocks")
    } catch {
      throw error.correction == nil ? .missingContent : error
    }
  }
}

private extension BlockError {
  static let missingContent = Self(
    .missingMember,
    message: "`text` is missing",
    hint: "Write a `text`, or a list of `blocks`."
  )

  static func invalidListItem(_ value: RawValue) -> Self {
    Self(
      .wrongKind,
      at: .value(value),
      message: "an item must be a text, a block, or a list of texts and blocks"
    )
  }
}

/// A string that stands where a block could stand; it reads like the text of a body.
struct Passage: Block {
  let raw: RawItem
  let text: String

  var type: BlockType { .body }
  var body: [Node] { Node.paragraphs(of: text) }
}

/// Several blocks that are one item of a list.
struct BlockGroup: ContainerBlock {
  static let type: BlockType = "group"
  let raw: RawItem
  var children: BlockList

  init(parsing item: RawItem, with reader: BlockReader) throws(BlockError) {
    raw = item
    children = try reader.blocks(inItem: item.value, of: item)
  }

  var body: [Node] { [.blocks(children)] }
}

extension BlockList {
  /// The items of a list, one for each block that shows something.
  var listItems: [[Node]] {
    filter { !$0.showsNothing }.map { [.blocks([$0])] }
  }
}

private extension Block {
  /// Whether the block is unknown, and its fallback or the unknown policy leaves it out.
  var showsNothing: Bool {
    guard let unknown = self as? UnknownBlock else { return false }
    return unknown.fallback?.allSatisfy(\.showsNothing) ?? (unknown.policy == .drop)
  }
}

extension FieldKind<RawValue> {
  /// A value of any kind.
  static var anything: Self { Self { value in value } }
}

/// Parts of JSON Schemas that several block types share.
enum SharedSchema {
  /// A text, a block, or an array of texts and blocks.
  static let listItem = #"""
    {
      "type": ["string", "object", "array"],
      "if": { "type": "array" },
      "then": { "items": { "$ref": "#/definitions/textOrItem" } },
      "else": { "$ref": "#/definitions/textOrItem" }
    }
    """#

  /// The members of a schema for items with a text, blocks, or both.
  static let content = #""anyOf": [{ "required": ["text"] }, { "required": ["blocks"] }]"#
}

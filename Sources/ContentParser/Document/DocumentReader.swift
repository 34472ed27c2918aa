import FaqService

/// Reads the items of one entry as blocks.
///
/// A reference, since every unknown block keeps it.
final class DocumentReader: Sendable {
  /// The types, the policy and the labels, with the base of the entry.
  let parser: ContentParser
  let entry: RawFaq

  init(_ parser: ContentParser, _ entry: RawFaq) {
    self.parser = parser
    self.entry = entry
  }

  func document() -> Document {
    let items = entry.items
    var blocks: [StoredBlock] = []
    blocks.reserveCapacity(items.count)
    for index in items.span.indices { blocks.append(block(of: items.span[index], in: nil)) }
    return Document(reader: self, blocks: BlockList(elements: blocks))
  }

  /// The language and direction that the entry names, or else the language of its source.
  var language: Language {
    Surroundings(of: entry).language.completed(by: Language(tag: parser.language))
  }

  /// A notice about a part of the entry, in its language.
  func notice(_ key: Labels.Key, _ reason: String, content: [Node] = []) -> ProgramNotice {
    ProgramNotice(
      parser.labels.text(key, in: language.tag),
      because: reason,
      content: content,
      in: language,
      within: language
    )
  }

  /// Reads an item; `surroundings` is nil for an item of the entry itself.
  func block(of item: RawItem, in surroundings: Surroundings?) -> StoredBlock {
    guard let name = item.type else { return unknown(item, item.untypedReason, surroundings) }
    do throws(BlockError) {
      let type = BlockType(rawValue: name)
      let block = try parser.registry.read(item, as: type, relativeTo: parser.base) {
        BlockReader(item: item, reader: self, surroundings: surroundings)
      }
      return block ?? unknown(item, .unregistered, surroundings)
    } catch {
      return unknown(item, .rejected(error), surroundings)
    }
  }

  /// Reads the items of a list within an item; throws if it is too deep or too long.
  func blocks(
    of values: [RawValue],
    in field: FieldValue,
    of item: RawItem,
    _ surroundings: Surroundings
  ) throws(BlockError) -> BlockList {
    try surroundings.checkRoom(for: values.count, field)
    let inner = surroundings.within(item)
    return BlockList(elements: values.map { block(of: item.nested($0), in: inner) }, of: self)
  }

  private func unknown(
    _ item: RawItem,
    _ reason: UnknownBlock.Reason,
    _ surroundings: Surroundings?
  ) -> StoredBlock {
    .made(UnknownBlock(item, reason, in: surroundings ?? Surroundings(of: entry), self))
  }
}

private extension RawItem {
  var untypedReason: UnknownBlock.Reason {
    guard members != nil else { return .notAnObject }
    return self["type"] == nil ? .missingType : .invalidType
  }
}

/// What surrounds an item: how many blocks it is nested in, and their language.
struct Surroundings {
  /// How deep blocks may be nested, as children or as fallbacks.
  static let maximumDepth = 64
  static let depthMessage = "blocks are nested deeper than \(maximumDepth) levels"

  /// How many blocks one list may have.
  static let maximumCount = 1_000

  private(set) var depth = 0
  /// The language of the entry and of the blocks around the item.
  private(set) var language: Language

  /// The surroundings of an entry's own items.
  init(of entry: RawFaq) { language = Language(lang: entry["lang"], dir: entry["dir"]) }

  /// The surroundings of the blocks within an item.
  func within(_ item: RawItem) -> Self {
    var inner = self
    inner.depth += 1
    inner.language = language(of: item)
    return inner
  }

  /// The language of an item: its own, or else that around it.
  func language(of item: RawItem) -> Language {
    Language(lang: item["lang"], dir: item["dir"]).completed(by: language)
  }

  /// Throws if a list of blocks here would be too deep or too long.
  func checkRoom(for count: Int, _ field: FieldValue) throws(BlockError) {
    if depth >= Self.maximumDepth {
      throw BlockError(.deepNesting, at: field.place, message: Self.depthMessage)
    }
    if count > Self.maximumCount {
      let message = "\(field.subject) has more than \(Self.maximumCount) blocks"
      throw BlockError(.longList, at: field.place, message: message)
    }
  }
}

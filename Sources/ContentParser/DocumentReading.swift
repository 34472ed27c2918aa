import FaqService

/// What changes while one document is read: the diagnostics, and the place up to which the
/// content has been looked at for them.
struct DocumentReading {
  /// How many fallbacks may stand within each other.
  static let maximumFallbackDepth = 64

  /// How many blocks a list of them may have.
  static let maximumFallbackCount = 1_000

  let parser: ContentParser
  var diagnostics: [Diagnostic] = []
  private var locator = RawLocator()

  init(parser: ContentParser) { self.parser = parser }

  mutating func document(of faq: RawFaq) -> Document {
    let items = faq.items
    diagnoseEntry(faq, items)
    var blocks: [any Block] = []
    blocks.reserveCapacity(items.count)
    for item in items { blocks.append(block(of: item, depth: 0)) }
    diagnostics.sort { $0.location.offset < $1.location.offset }
    return Document(
      raw: faq,
      blocks: blocks,
      diagnostics: diagnostics,
      policy: parser.unknown
    )
  }

  mutating func block(of item: RawItem, depth: Int) -> any Block {
    diagnoseDuplicates(in: item)
    guard let name = item.type else { return unknownBlock(item, untypedReason(item), depth) }
    guard let type = parser.registry[BlockType(rawValue: name)] else {
      return unknownBlock(item, .unregistered, depth)
    }
    do throws(BlockError) {
      let block = try type.init(parsing: item)
      for remark in block.remarks { diagnose(remark, .error, in: item) }
      return block
    } catch {
      return unknownBlock(item, .rejected(error), depth)
    }
  }

  private func untypedReason(_ item: RawItem) -> UnknownBlock.Reason {
    guard item.members != nil else { return .notAnObject }
    return item["type"] == nil ? .missingType : .invalidType
  }

  private mutating func unknownBlock(
    _ item: RawItem,
    _ reason: UnknownBlock.Reason,
    _ depth: Int
  ) -> UnknownBlock {
    diagnose(reason, in: item)
    return UnknownBlock(
      type: BlockType(rawValue: item.type ?? ""),
      raw: item,
      reason: reason,
      fallback: fallback(of: item, depth: depth),
      policy: parser.unknown
    )
  }

  /// What the author wants to stand in: a block, a list of blocks, or nothing at all.
  private mutating func fallback(of item: RawItem, depth: Int) -> [any Block]? {
    guard let value = item["fallback"] else { return nil }
    guard depth < Self.maximumFallbackDepth else {
      diagnose(.deepFallback, .error, in: item)
      return nil
    }
    switch value.content {
    case .string(let string) where string == "drop":
      return []
    case .object:
      return [block(of: item.nested(value), depth: depth + 1)]
    case .array(let array):
      let elements = Array(array.prefix(Self.maximumFallbackCount + 1))
      guard elements.count <= Self.maximumFallbackCount else {
        diagnose(.longFallback, .error, in: item)
        return nil
      }
      return elements.map { block(of: item.nested($0), depth: depth + 1) }
    case .string, .null, .bool, .number:
      diagnose(.invalidFallback, .error, in: item)
      return nil
    }
  }

  /// Adds a diagnostic about an item, or about a member of it.
  mutating func diagnose(
    _ error: BlockError,
    _ severity: Diagnostic.Severity,
    in item: RawItem
  ) {
    let value = error.member.flatMap { item[$0] } ?? item.value
    diagnostics.append(
      Diagnostic(
        error.code,
        severity,
        at: locator.location(of: value, in: item),
        message: error.message,
        hint: error.hint
      )
    )
  }
}

import FaqService

/// Reads items as the blocks that a parser knows.
struct DocumentReading {
  /// How many fallbacks may stand within each other.
  static let maximumFallbackDepth = 64

  /// How many blocks a list of them may have.
  static let maximumFallbackCount = 1_000

  let parser: ContentParser

  func document(of faq: RawFaq) -> Document {
    Document(
      raw: faq,
      blocks: faq.items.map { block(of: $0, depth: 0) },
      unknown: parser.unknownPolicy
    )
  }

  private func block(of item: RawItem, depth: Int) -> any Block {
    guard let name = item.type else { return unknownBlock(item, untypedReason(item), depth) }
    guard let reading = parser.registry.reading(BlockType(rawValue: name)) else {
      return unknownBlock(item, .unregistered, depth)
    }
    do throws(BlockError) {
      return try reading(item)
    } catch {
      return unknownBlock(item, .rejected(error), depth)
    }
  }

  private func untypedReason(_ item: RawItem) -> UnknownBlock.Reason {
    guard item.members != nil else { return .notAnObject }
    return item["type"] == nil ? .missingType : .invalidType
  }

  private func unknownBlock(
    _ item: RawItem,
    _ reason: UnknownBlock.Reason,
    _ depth: Int
  ) -> UnknownBlock {
    UnknownBlock(
      type: BlockType(rawValue: item.type ?? ""),
      raw: item,
      reason: reason,
      fallback: fallback(of: item, depth: depth),
      parser: parser
    )
  }

  /// What the author wants to stand in: a block, a list of blocks, or nothing at all.
  private func fallback(of item: RawItem, depth: Int) -> [any Block]? {
    guard let value = item["fallback"], depth < Self.maximumFallbackDepth else { return nil }
    switch value.content {
    case .string(let string) where string == "drop":
      return []
    case .object:
      return [block(of: item.nested(value), depth: depth + 1)]
    case .array(let array):
      let elements = Array(array.prefix(Self.maximumFallbackCount + 1))
      guard elements.count <= Self.maximumFallbackCount else { return nil }
      return elements.map { block(of: item.nested($0), depth: depth + 1) }
    case .string, .null, .bool, .number:
      return nil
    }
  }
}

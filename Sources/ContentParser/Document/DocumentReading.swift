import FaqService

/// Reads the items of one entry as blocks.
struct DocumentReading {
  let registry: BlockRegistry
  let unknownPolicy: UnknownPolicy
  /// What relative addresses are seen from.
  let base: BaseAddress?
  let entry: RawFaq

  func document() -> Document {
    Document(
      raw: entry,
      blocks: BlockList(entry.items.map { block(of: $0, in: nil) }),
      unknownPolicy: unknownPolicy
    )
  }

  /// Reads an item; `surroundings` is nil for an item of the entry itself.
  func block(of item: RawItem, in surroundings: Surroundings?) -> any Block {
    guard let name = item.type else { return unknown(item, item.untypedReason, surroundings) }
    guard let read = registry.reading(BlockType(rawValue: name)) else {
      return unknown(item, .unregistered, surroundings)
    }
    do throws(BlockError) {
      return try read(item, base) {
        BlockReader(
          item: item,
          reading: self,
          surroundings: surroundings ?? Surroundings(of: entry)
        )
      }
    } catch {
      return unknown(item, .rejected(error), surroundings)
    }
  }

  private func unknown(
    _ item: RawItem,
    _ reason: UnknownBlock.Reason,
    _ surroundings: Surroundings?
  ) -> UnknownBlock {
    let surroundings = surroundings ?? Surroundings(of: entry)
    return UnknownBlock(
      raw: item,
      reason: reason,
      fallback: Fallback(of: item, in: surroundings, self),
      policy: unknownPolicy,
      knownTypes: registry.types,
      contentLanguage: surroundings.language(of: item)
    )
  }
}

private extension RawItem {
  var untypedReason: UnknownBlock.Reason {
    guard members != nil else { return .notAnObject }
    return self["type"] == nil ? .missingType : .invalidType
  }
}

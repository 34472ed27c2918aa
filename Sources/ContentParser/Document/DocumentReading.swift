import FaqService

/// Reads the items of one entry as blocks.
struct DocumentReading {
  let registry: BlockRegistry
  let unknownPolicy: UnknownPolicy
  /// What relative addresses are seen from.
  let base: BaseAddress?
  let entry: RawFaq

  func document() -> Document {
    let items = entry.items
    var blocks: [StoredBlock] = []
    blocks.reserveCapacity(items.count)
    for index in items.span.indices { blocks.append(block(of: items.span[index], in: nil)) }
    return Document(
      raw: entry,
      blocks: BlockList(elements: blocks),
      unknownPolicy: unknownPolicy,
      base: base?.text
    )
  }

  /// Reads an item; `surroundings` is nil for an item of the entry itself.
  func block(of item: RawItem, in surroundings: Surroundings?) -> StoredBlock {
    guard let name = item.type else { return unknown(item, item.untypedReason, surroundings) }
    do throws(BlockError) {
      let block = try registry.read(item, as: BlockType(rawValue: name), relativeTo: base) {
        BlockReader(
          item: item,
          reading: self,
          surroundings: surroundings ?? Surroundings(of: entry)
        )
      }
      return block ?? unknown(item, .unregistered, surroundings)
    } catch {
      return unknown(item, .rejected(error), surroundings)
    }
  }

  private func unknown(
    _ item: RawItem,
    _ reason: UnknownBlock.Reason,
    _ surroundings: Surroundings?
  ) -> StoredBlock {
    let surroundings = surroundings ?? Surroundings(of: entry)
    return .made(
      UnknownBlock(
        raw: item,
        reason: reason,
        fallback: Fallback(of: item, in: surroundings, self),
        policy: unknownPolicy,
        knownTypes: registry.types,
        contentLanguage: surroundings.language(of: item)
      )
    )
  }
}

private extension RawItem {
  var untypedReason: UnknownBlock.Reason {
    guard members != nil else { return .notAnObject }
    return self["type"] == nil ? .missingType : .invalidType
  }
}

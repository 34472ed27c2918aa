import ContentParser
import FaqService

/// How many blocks of each type content has, also within other blocks and in fallbacks.
///
/// A text or a list that stands where a block could stand names no type, and is not counted.
struct BlockCounts: Sendable {
  /// Blocks of one type that reach each format in the same way.
  struct Group: Sendable {
    let type: BlockType
    /// The Swift type, by which formats have their overrides.
    let implementation: any Block.Type
    /// Whether the blocks are of no known type, but have blocks that stand in for them.
    let hasFallback: Bool
    var count = 0

    /// Whether nothing but the policy decides what is shown.
    var isUnknown: Bool { implementation == UnknownBlock.self && !hasFallback }
  }

  private struct Key: Hashable {
    let type: BlockType
    let implementation: ObjectIdentifier
    let hasFallback: Bool
  }

  private var groups: [Key: Group] = [:]

  /// The groups, the largest first; blocks of one type precede those that the type rejects.
  var sorted: [Group] {
    groups.values.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      if left.type != right.type { return left.type.rawValue < right.type.rawValue }
      if left.hasFallback != right.hasFallback { return left.hasFallback }
      return !left.isUnknown && right.isUnknown
    }
  }

  /// Adds other counts.
  mutating func add(_ others: Self) {
    groups.merge(others.groups) { group, other in
      var group = group
      group.count += other.count
      return group
    }
  }

  /// Counts all blocks of a document.
  mutating func add(_ document: Document) { add(document.blocks) }

  private mutating func add(_ blocks: BlockList) {
    for block in blocks {
      if (block.raw.type ?? "") == block.type.rawValue { add(block) }
      add(block.children)
    }
  }

  private mutating func add(_ block: any Block) {
    let implementation = Swift.type(of: block)
    let hasFallback = (block as? UnknownBlock)?.fallback != nil
    let key = Key(
      type: block.type,
      implementation: ObjectIdentifier(implementation),
      hasFallback: hasFallback
    )
    let group = Group(
      type: block.type,
      implementation: implementation,
      hasFallback: hasFallback
    )
    groups[key, default: group].count += 1
  }
}

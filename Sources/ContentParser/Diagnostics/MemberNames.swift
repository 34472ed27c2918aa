import FaqService

/// The names of one item's members, reduced to numbers that are quick to compare.
struct MemberNames {
  /// How many members of an item are compared, so that no item takes long.
  static let maximumCount = 64

  private var hashes: [UInt64] = []

  /// Whether two members seem to have the same name; most items have no such members.
  mutating func mayRepeat(in item: RawItem) -> Bool {
    guard let members = item.members else { return false }
    hashes.removeAll(keepingCapacity: true)
    for member in members {
      let hash = member.name.hash
      if hashes.contains(hash) { return true }
      hashes.append(hash)
      if hashes.count == Self.maximumCount { return false }
    }
    return false
  }
}

private extension RawString {
  /// The FNV-1a hash of the text.
  var hash: UInt64 {
    withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for offset in bytes.indices { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3 }
      return hash
    }
  }
}

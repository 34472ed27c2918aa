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
  /// A number made of the length and the last eight bytes of the text.
  var hash: UInt64 {
    withUTF8 { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      for offset in max(0, bytes.count - 8)..<bytes.count {
        hash = (hash &<< 7 | hash &>> 57) ^ UInt64(bytes[offset])
      }
      return hash
    }
  }
}

/// The numbers of terms, by their hashes.
package struct TermTable: Sendable {
  private var keys: [UInt64]
  private var ids: [UInt32]
  private(set) var count = 0
  /// Whether only the terms that it began with are in it.
  let isFixed: Bool
  private var mask: Int

  /// A table of all terms that occur.
  package init() { self.init(isFixed: false, capacity: 1 << 12) }

  /// A table of the terms of a question.
  package init(of question: Question) {
    self.init(isFixed: true, capacity: (question.terms.count * 8).roundedUpToPowerOfTwo)
    for term in question.terms where ids[slot(of: term.hash)] == .max { insert(term.hash) }
  }

  private init(isFixed: Bool, capacity: Int) {
    self.isFixed = isFixed
    keys = [UInt64](repeating: 0, count: capacity)
    ids = [UInt32](repeating: .max, count: capacity)
    mask = capacity - 1
  }

  /// The terms in their final order, and the place of each number in it.
  func sorted() -> (terms: SortedTerms, places: [UInt32]) {
    let terms = ids.indices.lazy.filter { ids[$0] != .max }.map { (hash: keys[$0], id: ids[$0]) }
    return SortedTerms.sorting(terms, count: count)
  }

  /// The number of a term, which may be new; nil if other terms are sought.
  @inline(__always)
  mutating func id(of term: UInt64) -> (id: Int, isNew: Bool)? {
    if let id = knownID(of: term) { return (id, false) }
    if isFixed { return nil }
    if count >= mask / 2 { grow() }
    return (insert(term), true)
  }

  /// The number of a term that is in the table.
  @inline(__always)
  func knownID(of term: UInt64) -> Int? {
    let id = ids[slot(of: term)]
    return id == .max ? nil : Int(id)
  }

  @inline(__always)
  private func slot(of term: UInt64) -> Int {
    let (keys, ids) = (keys.span, ids.span)
    var slot = Int(truncatingIfNeeded: term) & mask
    while ids[slot] != .max, keys[slot] != term { slot = (slot &+ 1) & mask }
    return slot
  }

  @discardableResult
  private mutating func insert(_ term: UInt64) -> Int {
    let slot = slot(of: term)
    keys[slot] = term
    ids[slot] = UInt32(count)
    count += 1
    return count - 1
  }

  private mutating func grow() {
    let (oldKeys, oldIDs) = (keys, ids)
    keys = [UInt64](repeating: 0, count: 2 * oldKeys.count)
    ids = [UInt32](repeating: .max, count: 2 * oldKeys.count)
    mask = keys.count - 1
    for index in oldKeys.indices where oldIDs[index] != .max {
      let slot = slot(of: oldKeys[index])
      keys[slot] = oldKeys[index]
      ids[slot] = oldIDs[index]
    }
  }
}

/// Terms sorted by their hashes, which are kept in four bytes each.
struct SortedTerms: Sendable {
  private var shift: UInt64
  /// Where the terms begin whose hashes begin with each number, and where the next would.
  private var starts: [UInt32]
  /// The ends of the hashes.
  private var keys: [UInt32]

  /// Sorts terms, and tells at which place each number is.
  static func sorting(
    _ terms: some Sequence<(hash: UInt64, id: UInt32)>,
    count: Int
  ) -> (terms: Self, places: [UInt32]) {
    let bits = max(1, Int.bitWidth - (count / 2).leadingZeroBitCount)
    var sorted = Self(
      shift: UInt64(64 - bits),
      starts: [UInt32](repeating: 0, count: 1 << bits + 1),
      keys: [UInt32](repeating: 0, count: count)
    )
    for (hash, _) in terms { sorted.starts[Int(hash >> sorted.shift) + 1] += 1 }
    for index in 1..<sorted.starts.count { sorted.starts[index] += sorted.starts[index - 1] }
    var next = sorted.starts
    var places = [UInt32](repeating: 0, count: count)
    for (hash, id) in terms {
      let bucket = Int(hash >> sorted.shift)
      sorted.keys[Int(next[bucket])] = UInt32(truncatingIfNeeded: hash)
      places[Int(id)] = next[bucket]
      next[bucket] += 1
    }
    return (sorted, places)
  }

  /// The place of a term.
  subscript(term: UInt64) -> Int? {
    let bucket = Int(term >> shift)
    let key = UInt32(truncatingIfNeeded: term)
    return (Int(starts[bucket])..<Int(starts[bucket + 1])).first { keys[$0] == key }
  }
}

private extension Int {
  var roundedUpToPowerOfTwo: Int {
    self < 2 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

/// The numbers of terms, by their hashes.
package struct TermTable: Sendable {
  private var keys: [UInt64]
  private var ids: [UInt32]
  private(set) var count = 0
  /// Whether only the terms that it began with are in it.
  let isFixed: Bool
  private var mask: Int

  /// A table of all terms that occur.
  init() { self.init(isFixed: false, capacity: 1 << 12) }

  /// A table of the terms of a question.
  package init(of question: Question) {
    self.init(isFixed: true, capacity: (question.terms.count * 8).roundedUpToPowerOfTwo)
    for term in question.terms where self[term.hash] == nil { insert(term.hash) }
  }

  private init(isFixed: Bool, capacity: Int) {
    self.isFixed = isFixed
    keys = [UInt64](repeating: 0, count: capacity)
    ids = [UInt32](repeating: .max, count: capacity)
    mask = capacity - 1
  }

  subscript(term: UInt64) -> Int? {
    let slot = slot(of: term)
    return ids[slot] == .max ? nil : Int(ids[slot])
  }

  /// The number of a term, which may be new; nil if other terms are sought.
  @inline(__always)
  mutating func id(of term: UInt64) -> (id: Int, isNew: Bool)? {
    let slot = slot(of: term)
    let id = ids[slot]
    if id != .max { return (Int(id), false) }
    if isFixed { return nil }
    if count >= mask / 2 { grow() }
    return (insert(term), true)
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

private extension Int {
  var roundedUpToPowerOfTwo: Int {
    self < 2 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

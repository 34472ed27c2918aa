/// Where the bytes of a text come from in the original that it was made from.
package struct OffsetMap: Sendable {
  private struct Stretch {
    let start: Int
    /// The origin, doubled, and one more for a copy.
    private let bits: Int

    init(start: Int, origin: Int, isCopy: Bool) {
      self.start = start
      bits = origin << 1 | (isCopy ? 1 : 0)
    }

    var origin: Int { bits >> 1 }
    var isCopy: Bool { bits & 1 == 1 }
  }

  private var stretches: [Stretch]

  /// Creates a map without stretches.
  package init() { stretches = [] }

  /// The offset in the original of what is at an offset in the text.
  ///
  /// - Parameter offset: An offset in bytes.
  /// - Returns: The same byte in a stretch that was copied. For anything else, the beginning of
  ///   what it was made from.
  package func origin(of offset: Int) -> Int {
    let next = stretches.partitioningIndex { $0.start > offset }
    guard next > 0 else { return 0 }
    let stretch = stretches[next - 1]
    return stretch.isCopy ? stretch.origin + offset - stretch.start : stretch.origin
  }

  /// Adds a stretch after those so far, which ends where the next one begins.
  package mutating func add(at start: Int, from origin: Int, isCopy: Bool) {
    if stretches.last?.start == start { stretches.removeLast() }
    stretches.append(Stretch(start: start, origin: origin, isCopy: isCopy))
  }

  /// Removes what was added from an offset on.
  package mutating func remove(from start: Int) {
    while let last = stretches.last, last.start >= start { stretches.removeLast() }
  }
}

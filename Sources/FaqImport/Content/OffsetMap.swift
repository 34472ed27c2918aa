import Bytes

/// Where the bytes of native content come from in the original.
public struct OffsetMap: Sendable {
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

  private var stretches: [Stretch] = []

  /// The offset in the original of what is at an offset in the native content.
  ///
  /// - Parameter offset: An offset in bytes.
  /// - Returns: The same byte in a string or a member that was copied. For anything else, the
  ///   beginning of what it was made from.
  public func origin(of offset: Int) -> Int {
    let next = stretches.partitioningIndex { $0.start > offset }
    guard next > 0 else { return 0 }
    let stretch = stretches[next - 1]
    return stretch.isCopy ? stretch.origin + offset - stretch.start : stretch.origin
  }

  /// Adds a stretch after those so far, which ends where the next one begins.
  mutating func add(at start: Int, from origin: Int, isCopy: Bool) {
    if stretches.last?.start == start { stretches.removeLast() }
    stretches.append(Stretch(start: start, origin: origin, isCopy: isCopy))
  }
}

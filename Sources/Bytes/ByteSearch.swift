extension Span<UInt8> {
  /// The offset of the first byte from `start` on that meets a condition, or the count.
  @inlinable
  @inline(__always)
  package func firstOffset<Condition: ByteCondition>(
    from start: Int,
    where condition: Condition.Type
  ) -> Int {
    unsafe withUnsafeBufferPointer { text in
      var found = text.count
      unsafe WideScan.forEachBlock(of: text, from: start, to: text.count) { block, offset, _ in
        let matches = unsafe WideScan.matches(at: block, where: condition)
        guard matches.hasMatch else { return true }
        found = Swift.min(offset &+ matches.bits.trailingZeroBitCount, found)
        return false
      }
      return found
    }
  }

  /// Whether any byte that meets a condition is confirmed by a closer look at its offset.
  @inlinable
  @inline(__always)
  package func contains<Condition: ByteCondition>(
    _ condition: Condition.Type,
    where isConfirmed: (_ offset: Int) -> Bool
  ) -> Bool {
    var offset = firstOffset(from: 0, where: condition)
    while offset < count {
      if isConfirmed(offset) { return true }
      offset = firstOffset(from: offset &+ 1, where: condition)
    }
    return false
  }

  /// Calls `body` with the offset of each byte that meets a condition, in order.
  @inlinable
  @inline(__always)
  package func forEachOffset<Condition: ByteCondition>(
    where condition: Condition.Type,
    _ body: (_ offset: Int) -> Void
  ) {
    unsafe withUnsafeBufferPointer { text in
      unsafe WideScan.forEachBlock(of: text, from: 0, to: text.count) { block, offset, count in
        var bits =
          unsafe WideScan.matches(at: block, where: condition).bits & ~(~0 << UInt64(count))
        while bits != 0 {
          body(offset &+ bits.trailingZeroBitCount)
          bits &= bits &- 1
        }
        return true
      }
    }
  }
}

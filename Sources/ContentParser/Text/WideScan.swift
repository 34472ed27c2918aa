/// Looks at 32 bytes of text at once.
///
/// A condition on each of 32 bytes, all of which are looked at, is what a compiler makes vector
/// instructions of: some ten times faster than a loop that ends at the first byte that meets it.
@usableFromInline
package enum WideScan {
  /// Lends a stretch of text in blocks of up to 32 bytes, until one is told to be the last.
  ///
  /// There are 64 bytes to read at each block, whatever its length: the last ones of a text are
  /// copied to where there are, and are followed by zeros.
  @inlinable
  @inline(__always)
  package static func forEachBlock(
    of text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    _ body: (_ block: UnsafePointer<UInt8>, _ offset: Int, _ count: Int) -> Bool
  ) {
    precondition(start >= 0 && end <= text.count, "the stretch is within the text")
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 96) { copy in
      guard let copyStart = copy.baseAddress, var block = text.baseAddress else { return }
      unsafe block += start
      var offset = start
      var isCopied = false
      while offset < end {
        if !isCopied, offset &+ 64 > text.count {
          unsafe copy.initialize(repeating: 0)
          unsafe copyStart.update(from: block, count: text.count &- offset)
          unsafe block = UnsafePointer(copyStart)
          isCopied = true
        }
        guard unsafe body(block, offset, Swift.min(32, end &- offset)) else { return }
        unsafe block += 32
        offset &+= 32
      }
    }
  }

  /// For each of 32 bytes a byte: one if it meets a condition, which is told of the two bytes behind
  /// it as well, and zero if not.
  ///
  /// There must be 34 bytes to read.
  @inlinable
  @inline(__always)
  package static func matches<Condition: ByteCondition>(
    at block: UnsafePointer<UInt8>,
    where _: Condition.Type
  ) -> SIMD4<UInt64> {
    // Read from the block itself, a byte would be its neighbour of the step before: a chain of steps
    // instead of a vector.
    let start = unsafe UnsafeRawPointer(block)
    let views = unsafe (
      start.loadUnaligned(as: SIMD32<UInt8>.self),
      start.loadUnaligned(fromByteOffset: 1, as: SIMD32<UInt8>.self),
      start.loadUnaligned(fromByteOffset: 2, as: SIMD32<UInt8>.self)
    )
    var matches = SIMD4<UInt64>()
    unsafe withUnsafeBytes(of: views) { views in
      unsafe withUnsafeMutableBytes(of: &matches) { matches in
        for offset in 0..<32 {
          let isMatch = unsafe Condition.holds(
            for: views[offset],
            views[offset &+ 32],
            views[offset &+ 64]
          )
          unsafe matches[offset] = isMatch ? 1 : 0
        }
      }
    }
    return matches
  }
}

extension SIMD4<UInt64> {
  /// Whether any of its bytes is not zero.
  @inlinable
  @inline(__always)
  package var hasMatch: Bool { self[0] | self[1] | self[2] | self[3] != 0 }

  /// Its 32 bytes, each one or zero, as bits, the first byte in memory the lowest.
  @inlinable
  @inline(__always)
  package var bits: UInt64 {
    self[0].packedBytes | self[1].packedBytes &<< 8
      | self[2].packedBytes &<< 16 | self[3].packedBytes &<< 24
  }
}

/// What is looked for in text.
@usableFromInline
package protocol ByteCondition {
  /// Whether a byte meets the condition, with two bytes behind it, which are zero at the end.
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool
}

/// Both sides are looked at, whatever the first is: without a branch.
extension Bool {
  @inlinable
  @inline(__always)
  package static func | (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) | UInt8(right ? 1 : 0) != 0
  }

  @inlinable
  @inline(__always)
  package static func & (left: Self, right: Self) -> Self {
    UInt8(left ? 1 : 0) & UInt8(right ? 1 : 0) != 0
  }
}

extension UInt64 {
  /// Its eight bytes, each one or zero, as bits, the first byte in memory the lowest.
  @inlinable
  @inline(__always)
  package var packedBytes: UInt64 { (littleEndian &* 0x0102_0408_1020_4080) &>> 56 }
}

extension Span<UInt8> {
  /// The first offset from `start` on of a byte that meets a condition, which is told of the two bytes
  /// behind it as well, zero behind the end; the count if there is none.
  @inlinable
  @inline(__always)
  package func firstOffset<Condition: ByteCondition>(
    from start: Int,
    where condition: Condition.Type
  ) -> Int {
    unsafe withUnsafeBufferPointer { text in
      var found = text.count
      unsafe WideScan.forEachBlock(of: text, from: start, to: text.count) { block, offset, count in
        let matches = unsafe WideScan.matches(at: block, where: condition)
        guard matches.hasMatch else { return true }
        found = Swift.min(offset &+ matches.bits.trailingZeroBitCount, found)
        return false
      }
      return found
    }
  }

  /// Whether a byte that meets a condition is one that is meant, as a closer look at its offset says.
  @inlinable
  @inline(__always)
  package func contains<Condition: ByteCondition>(
    _ condition: Condition.Type,
    where isMeant: (_ offset: Int) -> Bool
  ) -> Bool {
    var offset = firstOffset(from: 0, where: condition)
    while offset < count {
      if isMeant(offset) { return true }
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

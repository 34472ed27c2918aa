/// Tests 32 bytes of text at once.
///
/// A condition that is always evaluated for all 32 bytes compiles to vector instructions: some ten
/// times faster than a loop that stops at the first match.
@usableFromInline
package enum WideScan {
  /// Lends a stretch of text in blocks of up to 32 bytes, until `body` returns false.
  ///
  /// At each block 64 bytes are readable, whatever its length: the end of the text is lent from a
  /// copy that is padded with zeros.
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

  /// For each of 32 bytes, one if it meets a condition and zero if not.
  ///
  /// 34 bytes must be readable, since the condition sees the two bytes that follow.
  @inlinable
  @inline(__always)
  package static func matches<Condition: ByteCondition>(
    at block: UnsafePointer<UInt8>,
    where _: Condition.Type
  ) -> SIMD4<UInt64> {
    // Three loads instead of one: reading neighbouring bytes from the block itself makes each step
    // depend on the one before, which cannot be vectorised.
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

  /// One bit for each of 32 bytes, which are one or zero; the first in memory is the lowest.
  @inlinable
  @inline(__always)
  package var bits: UInt64 {
    self[0].packedBytes | self[1].packedBytes &<< 8
      | self[2].packedBytes &<< 16 | self[3].packedBytes &<< 24
  }
}

extension UInt64 {
  /// One bit for each of eight bytes, which are one or zero; the first in memory is the lowest.
  @inlinable
  @inline(__always)
  package var packedBytes: UInt64 { (littleEndian &* 0x0102_0408_1020_4080) &>> 56 }
}

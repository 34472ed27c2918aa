extension [UInt8] {
  /// Appends text, asking for a substitution at each byte that meets a condition.
  ///
  /// `substitution` is not asked about bytes that an earlier substitution has replaced.
  @inlinable
  @inline(__always)
  package mutating func append<Look: ByteCondition>(
    _ text: Span<UInt8>,
    lookingAt look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) {
    var copy = SubstitutingCopy()
    while copy.start < text.count {
      let end = Swift.min(copy.start + SubstitutingCopy.pieceSize, text.count)
      append(addingCapacity: copy.capacity(upTo: end)) { output in
        unsafe output.withUnsafeMutableBufferPointer { output, count in
          guard let start = UnsafeMutableRawPointer(output.baseAddress) else { return }
          let end = unsafe copy.copy(text, upTo: end, to: start, look, substitution)
          count = unsafe end - start
        }
      }
    }
  }
}

/// Copies text with substitutions; the only place that writes output without bounds checks.
///
/// Where the next substitution falls cannot be predicted, and a mispredicted branch costs more than
/// copying a word. So all candidates among 32 bytes are found at once, and the text between two of
/// them is copied as 32 bytes whatever its length; what was copied too far is overwritten next.
/// This is safe because
/// - each block that `WideScan` lends has 64 readable bytes, and a copy starts in its first 32;
/// - the output has room for nine bytes for each byte of text, and for 40 more.
@usableFromInline
struct SubstitutingCopy {
  /// How much text is copied at a time, which bounds the room that is reserved.
  @usableFromInline static let pieceSize = 512

  /// Everything before this offset has been searched.
  @usableFromInline private(set) var start = 0
  /// Everything before this offset has been copied or replaced.
  @usableFromInline private(set) var done = 0

  @inlinable
  init() {
    // It begins at the start of the text.
  }

  /// The room to reserve for copying up to an offset.
  @inlinable
  func capacity(upTo end: Int) -> Int { (end - start) * 9 + 40 }

  /// Copies the text up to `end` and returns where the output ends.
  @inlinable
  @inline(__always)
  mutating func copy<Look: ByteCondition>(
    _ text: Span<UInt8>,
    upTo end: Int,
    to output: UnsafeMutableRawPointer,
    _ look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) -> UnsafeMutableRawPointer {
    unsafe text.withUnsafeBufferPointer { text in
      var output = unsafe output
      unsafe WideScan.forEachBlock(of: text, from: start, to: end) { block, offset, count in
        var looks = unsafe WideScan.matches(at: block, where: look).bits & ~(~0 << UInt64(count))
        while looks != 0 {
          let place = offset &+ looks.trailingZeroBitCount
          looks &= looks &- 1
          guard place >= done, let substitution = substitution(place) else { continue }
          unsafe move(block + (done &- offset), to: &output, count: place &- done)
          unsafe output.storeBytes(of: substitution.bytes.littleEndian, as: UInt64.self)
          unsafe output += substitution.count
          done = place &+ substitution.length
        }
        if done < offset &+ count {
          unsafe move(block + (done &- offset), to: &output, count: offset &+ count &- done)
          done = offset &+ count
        }
        return true
      }
      start = end
      return unsafe output
    }
  }

  @inlinable
  @inline(__always)
  func move(
    _ bytes: UnsafePointer<UInt8>,
    to output: inout UnsafeMutableRawPointer,
    count: Int
  ) {
    let bytes = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD32<UInt8>.self)
    unsafe output.storeBytes(of: bytes, as: SIMD32<UInt8>.self)
    unsafe output += count
  }
}

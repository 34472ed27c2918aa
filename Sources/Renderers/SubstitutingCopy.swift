import ContentParser

extension OutputBuffer {
  /// Puts out text, in which some bytes are looked at, and maybe put out otherwise.
  ///
  /// `substitution` is asked at the offset of each such byte, unless another stands for it already.
  @inline(__always)
  mutating func append<Look: ByteCondition>(
    _ text: Span<UInt8>,
    lookingAt look: Look.Type,
    _ substitution: (_ offset: Int) -> Substitution?
  ) {
    var copy = SubstitutingCopy()
    while copy.start < text.count {
      let end = min(copy.start + SubstitutingCopy.pieceSize, text.count)
      bytes.append(addingCapacity: copy.capacity(upTo: end)) { output in
        unsafe output.withUnsafeMutableBufferPointer { output, count in
          guard let start = UnsafeMutableRawPointer(output.baseAddress) else { return }
          let end = unsafe copy.copy(text, upTo: end, to: start, look, substitution)
          count = unsafe end - start
        }
      }
    }
  }
}

/// Copies text of which some bytes are looked at: the one place where output is written without a
/// look at its bounds.
///
/// Where such a byte comes next cannot be foreseen, and a processor that guesses wrong loses more
/// time than it takes to copy a word. So those among 32 bytes are found at once, and what stands
/// between two of them is copied as 32 bytes, whatever its length: those too many are overwritten
/// by what follows. This is safe because
/// - each block that `WideScan` lends has 64 bytes to read, and what is copied begins in its first 32;
/// - there is room for each byte and a substitution of eight in front of it, and for 40 more.
struct SubstitutingCopy {
  /// How much text is copied at a time, so that the room it may need is not large.
  static let pieceSize = 512

  /// Up to where the text has been looked at.
  private(set) var start = 0
  /// Up to where it has been put out.
  private var done = 0

  /// The room that the copy of what comes next may need.
  func capacity(upTo end: Int) -> Int { (end - start) * 9 + 40 }

  /// Copies what comes next of a text, and says where the output ends.
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

  @inline(__always)
  private func move(
    _ bytes: UnsafePointer<UInt8>,
    to output: inout UnsafeMutableRawPointer,
    count: Int
  ) {
    let bytes = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD32<UInt8>.self)
    unsafe output.storeBytes(of: bytes, as: SIMD32<UInt8>.self)
    unsafe output += count
  }
}

extension Span<UInt8> {
  /// The first offset from `start` on at which the bytes of `sought` are; nil if there is none.
  ///
  /// Looks for the first and the last of these bytes at 32 offsets at once.
  package func firstOffset(of sought: Span<UInt8>, from start: Int) -> Int? {
    guard !sought.isEmpty, start >= 0, sought.count <= count &- start else { return nil }
    let last = sought.count &- 1
    var offset = start
    while offset &+ last &+ 32 <= count {
      let matches = PairScan.matches(
        of: sought[0],
        in: block(at: offset),
        and: sought[last],
        in: block(at: offset &+ last)
      )
      if matches.hasMatch {
        var bits = matches.bits
        while bits != 0 {
          let place = offset &+ bits.trailingZeroBitCount
          if starts(with: sought, at: place) { return place }
          bits &= bits &- 1
        }
      }
      offset &+= 32
    }
    while offset &+ last < count {
      if self[offset] == sought[0], starts(with: sought, at: offset) { return offset }
      offset &+= 1
    }
    return nil
  }

  @inline(__always)
  private func block(at offset: Int) -> SIMD32<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
  }

  private func starts(with sought: Span<UInt8>, at offset: Int) -> Bool {
    for place in 0..<sought.count where self[offset &+ place] != sought[place] { return false }
    return true
  }
}

/// Compares 32 bytes with one byte, and 32 others with another.
private enum PairScan {
  /// For each of 32 places, one if both blocks have their byte there, and zero if not.
  ///
  /// The loop without branches compiles to vector instructions, as in `WideScan`.
  @inline(__always)
  static func matches(
    of first: UInt8,
    in one: SIMD32<UInt8>,
    and last: UInt8,
    in other: SIMD32<UInt8>
  ) -> SIMD4<UInt64> {
    let views = (one, other)
    var matches = SIMD4<UInt64>()
    unsafe withUnsafeBytes(of: views) { views in
      unsafe withUnsafeMutableBytes(of: &matches) { matches in
        for offset in 0..<32 {
          let isMatch = unsafe (views[offset] == first) & (views[offset &+ 32] == last)
          unsafe matches[offset] = isMatch ? 1 : 0
        }
      }
    }
    return matches
  }
}

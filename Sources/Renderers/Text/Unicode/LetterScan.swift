/// Looks at text eight bytes at a time for letters of ASCII, each of which is a cluster of a column.
extension Span<UInt8> {
  /// Where the letters of ASCII that begin at an offset end: of `@`, `A` to `Z`, `^`, `_`, `` ` `` and
  /// `a` to `z`, between which no line breaks.
  @inline(__always)
  func endOfLetters(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let others = word(at: offset).bytesOutsideOfLetters
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < count, isLetter(at: offset) { offset &+= 1 }
    return offset
  }

  /// Whether there is a letter of ASCII at an offset.
  @inline(__always)
  func isLetter(at offset: Int) -> Bool {
    UInt64(self[offset]).bytesOutsideOfLetters & 0xFF == 0
  }

  /// Eight bytes, the first of them in the lowest bits.
  ///
  /// Any bit pattern is a word, and the load checks its bounds, so that nothing here is unsafe but
  /// the name.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

private extension UInt64 {
  @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte that is no letter.
  @inline(__always)
  var bytesOutsideOfLetters: UInt64 {
    let low = self & .each(0x7F)
    // A sum sets the high bit of a byte that is at least so much, and stays within the byte.
    let upper = (low &+ .each(0x80 - 0x40)) & ~(low &+ .each(0x80 - 0x5B))
    let lower = (low &+ .each(0x80 - 0x5E)) & ~(low &+ .each(0x80 - 0x7B))
    return ~(upper | lower) & .each(0x80) | self & .each(0x80)
  }
}

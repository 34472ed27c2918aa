import Bytes

/// Finds runs of ASCII letters, eight bytes at a time; each letter is a cluster of one column.
extension Span<UInt8> {
  /// Where a run of letters ends that begins at an offset.
  ///
  /// Letters are `@`, `A` to `Z`, `^`, `_`, `` ` `` and `a` to `z`: no line breaks between them.
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

  /// Whether the byte at an offset is such a letter.
  @inline(__always)
  func isLetter(at offset: Int) -> Bool {
    UInt64(self[offset]).bytesOutsideOfLetters & 0xFF == 0
  }
}

private extension UInt64 {
  @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte that is not a letter.
  @inline(__always)
  var bytesOutsideOfLetters: UInt64 {
    let low = self & .each(0x7F)
    // Adding 0x80 - n to seven bits sets the high bit if they are at least n, and never carries.
    let upper = (low &+ .each(0x80 - 0x40)) & ~(low &+ .each(0x80 - 0x5B))
    let lower = (low &+ .each(0x80 - 0x5E)) & ~(low &+ .each(0x80 - 0x7B))
    return ~(upper | lower) & .each(0x80) | self & .each(0x80)
  }
}

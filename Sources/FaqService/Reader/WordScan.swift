/// Eight bytes at a time: the three scans that decide the reader's speed.
///
/// Each looks for bytes by arithmetic on whole words (a byte's high bit ends up set where the byte
/// matches), which is some four times faster than a byte at a time. All loads are bounds-checked.
extension Span<UInt8> {
  /// The first offset from `start` on that ends a plain stretch of a string:
  /// a quote, a backslash or a control character; the count of bytes if there is none.
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count {
      let word = word(at: offset)
      let matches =
        (word.zeroBytes(after: 0x22) | word.zeroBytes(after: 0x5C)
          | ((word &- .each(0x20)) & ~word)) & .highBits
      if matches != 0 { return offset &+ matches.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count {
      let byte = self[offset]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return offset }
      offset &+= 1
    }
    return offset
  }

  /// The offset of the first line feed from `start` on; the count of bytes if there is none.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset &+ 32 <= count {
      let difference = words(at: offset) ^ UInt64.each(0x0A)
      if ((difference &- UInt64.each(1)) & ~difference).hasHighBit { break }
      offset &+= 32
    }
    while offset &+ 8 <= count {
      let matches = word(at: offset).zeroBytes(after: 0x0A) & .highBits
      if matches != 0 { return offset &+ matches.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < count, self[offset] != 0x0A { offset &+= 1 }
    return offset
  }

  /// How many bytes are UTF-8 continuations: bytes less scalars.
  func continuationCount() -> Int {
    var continuations = 0
    var offset = 0
    while offset &+ 8 <= count {
      // A byte of the sum counts to 255 at most.
      let end = Swift.min(offset &+ 8 &* 255, count &- 7)
      var sums: UInt64 = 0
      while offset < end {
        let word = word(at: offset)
        sums &+= (word & ~(word &<< 1) & .highBits) &>> 7
        offset &+= 8
      }
      continuations &+= sums.sumOfBytes
    }
    while offset < count {
      continuations &+= self[offset] & 0xC0 == 0x80 ? 1 : 0
      offset &+= 1
    }
    return continuations
  }

  /// Eight bytes, the first in the lowest place.
  ///
  /// Any bit pattern is a `UInt64`, and the load checks its bounds, so that nothing here is unsafe
  /// but the name.
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Thirty-two bytes as four words; what is done with them must not depend on their order.
  @inline(__always)
  func words(at offset: Int) -> SIMD4<UInt64> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
  }
}

extension UInt64 {
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte equal to `byte` is set; exact for the lowest such byte, while
  /// bytes above it may be set too.
  func zeroBytes(after byte: UInt64) -> UInt64 {
    let difference = self ^ .each(byte)
    return (difference &- .each(1)) & ~difference
  }

  /// The sum of the eight bytes.
  var sumOfBytes: Int {
    let pairs = (self & 0x00FF_00FF_00FF_00FF) &+ ((self &>> 8) & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }
}

extension SIMD4<UInt64> {
  /// Whether the high bit of any byte is set.
  @inline(__always)
  var hasHighBit: Bool { (self[0] | self[1] | self[2] | self[3]) & .highBits != 0 }
}

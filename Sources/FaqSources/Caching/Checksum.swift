/// A 64-bit checksum that detects damage, but not forgery.
///
/// It processes words of eight bytes in four lanes, several bytes per cycle. A cryptographic digest
/// of large content would noticeably slow down each start.
struct Checksum: Hashable {
  let value: UInt64

  init(of bytes: Span<UInt8>) {
    var lanes: SIMD4<UInt64> = [1, 2, 3, 4] &* Self.multiplier
    var offset = 0
    while offset &+ 32 <= bytes.count {
      lanes = Self.mixed(lanes ^ bytes.words(at: offset))
      offset &+= 32
    }
    var sum = UInt64(truncatingIfNeeded: bytes.count)
    for i in lanes.indices { sum = Self.mixed(sum ^ lanes[i]) }
    while offset < bytes.count {
      sum = Self.mixed(sum ^ UInt64(bytes[offset]))
      offset &+= 1
    }
    value = sum
  }
}

extension Checksum {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Both steps are invertible, so that a change of one word always changes the result.
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* multiplier
    return product ^ (product &>> 29)
  }

  private static func mixed(_ words: SIMD4<UInt64>) -> SIMD4<UInt64> {
    let products = words &* multiplier
    return products ^ (products &>> 29)
  }
}

extension Span<UInt8> {
  /// Thirty-two bytes as four little-endian words.
  ///
  /// The load is safe: every bit pattern is a valid word, and the bounds are checked.
  @inline(__always)
  func words(at offset: Int) -> SIMD4<UInt64> {
    var words = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
    for i in words.indices { words[i] = UInt64(littleEndian: words[i]) }
    return words
  }
}

/// Validates UTF-8, and finds the first fault.
enum UTF8Validation {
  /// The offset of the first sequence that is not valid, or nil.
  ///
  /// A sequence that is cut off at the end is valid only if `isPrefix` is true.
  static func firstFault(in bytes: Span<UInt8>, isPrefix: Bool = false) -> Int? {
    if isValid(bytes) { return nil }
    var offset = 0
    while offset < bytes.count {
      let length = sequenceLength(in: bytes, at: offset)
      if length == 0 {
        return isPrefix && isCutOff(bytes, at: offset) ? nil : offset
      }
      offset += length
    }
    return nil
  }
}

extension UTF8Validation {
  /// Checks each byte together with the three before it, thirty-two bytes at a time.
  ///
  /// Returns false for short texts, and for those that do not begin with three ASCII characters.
  /// These are left to the slow check.
  @inline(__always)
  private static func isValid(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count >= 64, leadingThreeAreASCII(bytes) else { return false }
    var offset = 3
    var faults = SIMD4<UInt64>(repeating: 0)
    while offset &+ 32 <= bytes.count {
      faults |= sequenceFaults(in: bytes, at: offset)
      offset &+= 32
    }
    // The last step overlaps the one before, so that no bytes are left over.
    let last = bytes.count &- 32
    faults |= sequenceFaults(in: bytes, at: last)
    let isCut =
      bytes[bytes.count &- 1] >= 0xC0
      || bytes[bytes.count &- 2] >= 0xE0
      || bytes[bytes.count &- 3] >= 0xF0
    return !isCut && !faults.hasHighBit
  }

  private static func leadingThreeAreASCII(_ bytes: Span<UInt8>) -> Bool {
    bytes.word(at: 0) & 0x80_8080 == 0
  }

  /// Sets the high bit of each byte that may not follow the bytes before it.
  ///
  /// - Precondition: `offset` is at least 3.
  @inline(__always)
  private static func sequenceFaults(in bytes: Span<UInt8>, at offset: Int) -> SIMD4<UInt64> {
    let byte = bytes.words(at: offset)
    let second = bytes.words(at: offset &- 1)
    let third = bytes.words(at: offset &- 2)
    let fourth = bytes.words(at: offset &- 3)
    // A left shift moves a lower bit of each byte to its high bit. Bits that cross over from the
    // neighbouring byte land below the high bit, where they are ignored.
    let afterLead = second & (second &<< 1)
    let afterThree = third & (third &<< 1) & (third &<< 2)
    let afterFour = fourth & (fourth &<< 1) & (fourth &<< 2) & (fourth &<< 3)
    let isContinuation = byte & ~(byte &<< 1)
    let faults = isContinuation ^ (afterLead | afterThree | afterFour)
    let mayBeFault = bytesWithRanges(lead: second, isLead: afterLead)
    guard mayBeFault.hasHighBit else {
      return faults
    }
    return faults | rangeFaults(lead: second, isLead: afterLead, byte: byte)
  }

  /// Lead bytes whose second byte has a restricted range: C0, C1, E0, ED, F0 and above.
  ///
  /// A few others are included. Most text has none of them, and so skips the exact check.
  @inline(__always)
  private static func bytesWithRanges(
    lead: SIMD4<UInt64>,
    isLead: SIMD4<UInt64>
  ) -> SIMD4<UInt64> {
    let bit4 = lead &<< 3
    let bit3 = lead &<< 4
    let bit2 = lead &<< 5
    return isLead
      & (~(bit4 | bit3 | bit2 | (lead &<< 6)) | ((lead &<< 2) & (bit4 | (bit3 & bit2))))
  }

  /// Overlong forms, surrogates and values over U+10FFFF, all of which show in the first two bytes.
  @inline(__always)
  private static func rangeFaults(
    lead: SIMD4<UInt64>,
    isLead: SIMD4<UInt64>,
    byte: SIMD4<UInt64>
  ) -> SIMD4<UInt64> {
    let bit5 = lead &<< 2
    let bit4 = lead &<< 3
    let bit3 = lead &<< 4
    let bit2 = lead &<< 5
    let bit1 = lead &<< 6
    let bit0 = lead &<< 7
    let isOfThree = isLead & bit5 & ~bit4
    let isOfFour = isLead & bit5 & bit4
    let lowIsZero = ~(bit2 | bit1 | bit0)
    let fromA0 = byte &<< 2
    let from90 = fromA0 | (byte &<< 3)
    var faults = isLead & ~(bit5 | bit4 | bit3 | bit2 | bit1)  // C0, C1
    faults |= isOfThree & ~bit3 & lowIsZero & ~fromA0  // E0 80…9F
    faults |= isOfThree & bit3 & bit2 & ~bit1 & bit0 & fromA0  // ED A0…BF
    faults |= isOfFour & ~bit3 & lowIsZero & ~from90  // F0 80…8F
    faults |= isOfFour & bit2 & from90  // F4 90…BF
    faults |= isOfFour & (bit3 | (bit2 & (bit1 | bit0)))  // F5…FF
    return faults
  }
}

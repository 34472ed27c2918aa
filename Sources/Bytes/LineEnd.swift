/// Where lines end: LF, CR, CR LF, VT, FF, U+0085, U+2028 and U+2029.
///
/// The whole project uses this one notion: a line end is a line break in a text and a space in a
/// title. The condition holds for the first byte of a line end.
package enum LineEnd: ByteCondition {
  @inlinable
  @inline(__always)
  package static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte &- 0x0A <= 3) | ((byte == 0xC2) & (next == 0x85))
      | ((byte == 0xE2) & (next == 0x80) & (afterNext & 0xFE == 0xA8))
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, alone or as a part of CR LF.
  package var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// The offset of the first line end from `start` on, or the count.
  package func firstLineEnd(from start: Int) -> Int {
    firstOffset(from: start, where: LineEnd.self)
  }

  /// How many bytes the line end at an offset takes; 0 if there is none.
  package func lengthOfLineEnd(at offset: Int) -> Int {
    switch self[offset] {
    case 0x0A...0x0C: 1
    case 0x0D: byte(at: offset + 1) == 0x0A ? 2 : 1
    case 0xC2: byte(at: offset + 1) == 0x85 ? 2 : 0
    case 0xE2 where byte(at: offset + 1) == 0x80: byte(at: offset + 2) & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// The byte at an offset, or zero past the end.
  private func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }
}

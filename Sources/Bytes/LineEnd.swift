/// The start of a line end: LF, CR, or a line or paragraph separator of Unicode.
package enum LineEnd: ByteCondition {
  @inlinable
  @inline(__always)
  package static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == 0x0A) | (byte == 0x0D)
      | ((byte == 0xE2) & (next == 0x80) & (afterNext & 0xFE == 0xA8))
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
    case 0x0A: 1
    case 0x0D: offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    case 0xE2 where offset + 2 < count:
      self[offset + 1] == 0x80 && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9) ? 3 : 0
    default: 0
    }
  }
}

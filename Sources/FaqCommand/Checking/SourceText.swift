import FaqService

/// A stretch of a source's bytes, addressed by their offsets in the source.
struct SourceText {
  private let bytes: [UInt8]
  /// The offset of the first byte.
  let start: Int

  init(_ bytes: some Sequence<UInt8>, at start: Int) {
    self.bytes = Array(bytes)
    self.start = start
  }

  /// The offset behind the last byte.
  var end: Int { start + bytes.count }

  /// The byte at an offset, if it is known.
  subscript(offset: Int) -> UInt8? {
    offset >= start && offset < end ? bytes[offset - start] : nil
  }

  /// The bytes of a range, as far as they are known.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    let range = range.clamped(to: start..<end)
    return bytes[range.lowerBound - start..<range.upperBound - start]
  }

  /// The text of a range, with U+FFFD for what is not UTF-8.
  func text(in range: Range<Int>) -> String { String(utf8: self[range]) }

  /// The offset of the last byte before an offset that meets a condition.
  func last(before offset: Int, where condition: (UInt8) -> Bool) -> Int? {
    self[start..<max(start, offset)].lastIndex(where: condition).map { $0 + start }
  }

  /// The offset of the first byte from an offset on that meets a condition.
  func first(from offset: Int, where condition: (UInt8) -> Bool) -> Int? {
    self[offset..<max(offset, end)].firstIndex(where: condition).map { $0 + start }
  }

  /// Where the line of an offset begins, if that is known.
  func startOfLine(at offset: Int) -> Int? {
    if let lineEnd = last(before: offset, where: { $0 == UInt8(ascii: "\n") }) {
      return lineEnd + 1
    }
    guard start == 0 else { return nil }
    return self[0..<3].elementsEqual([0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The number of Unicode scalars in a range.
  func scalarCount(in range: Range<Int>) -> Int {
    self[range].count { $0 & 0xC0 != 0x80 }
  }
}

extension UInt8 {
  /// Whether JSON allows the byte between values.
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

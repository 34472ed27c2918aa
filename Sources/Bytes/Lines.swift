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

extension Span<UInt8> {
  /// The offset of the first line end from `start` on, or the count.
  package func firstLineEnd(from start: Int) -> Int {
    firstOffset(from: start, where: LineEnd.self)
  }

  /// The length in bytes of the line end at an offset, or 0.
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

  /// Whether there is no line end in it.
  package var isOneLine: Bool { firstLineEnd(from: 0) == count }

  /// Passes the text between line ends: `a\r\n\nb` is `a`, an empty line, and `b`.
  package func forEachLine(_ body: (Span<UInt8>) -> Void) {
    var start = 0
    while true {
      let end = firstLineEnd(from: start)
      body(extracting(start..<end))
      guard end < count else { return }
      start = end + lengthOfLineEnd(at: end)
    }
  }

  /// Whether it holds nothing but white space, or nothing at all.
  ///
  /// The whole project uses this one notion. Usually the first byte decides.
  package var isBlank: Bool {
    var offset = 0
    while offset < count {
      switch self[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xC2, 0xE1...0xE3:
        guard scalar(at: offset).isWhiteSpace else { return false }
        offset += lengthOfScalar(at: offset)
      default: return false
      }
    }
    return true
  }
}

extension String {
  /// Whether there is no line end in it.
  package var isOneLine: Bool { withUTF8Bytes { $0.isOneLine } }

  /// The text between line ends.
  package var lines: [String] {
    var lines: [String] = []
    withUTF8Bytes { text in text.forEachLine { lines.append(String(copying: $0)) } }
    return lines
  }

  /// The text as a title: its lines with a space between them, without those that are blank.
  package var joinedLines: String {
    if isOneLine { return self }
    var joined = ""
    withUTF8Bytes { text in
      text.forEachLine { line in
        guard !line.isBlank else { return }
        if !joined.isEmpty { joined += " " }
        joined += String(copying: line)
      }
    }
    return joined
  }

  /// Whether it holds nothing but white space, or nothing at all.
  package var isBlank: Bool { withUTF8Bytes { $0.isBlank } }

  /// The text without spaces at its end.
  package var trimmedEnd: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { utf8.index(after: $0) }
    return String(self[..<(end ?? startIndex)])
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String { trimming(\.isWhiteSpace) }

  /// The text without some characters at its ends.
  package func trimming(_ isOmitted: (Unicode.Scalar) -> Bool) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !isOmitted($0) }),
      let last = scalars.lastIndex(where: { !isOmitted($0) })
    else { return "" }
    return String(self[first..<scalars.index(after: last)])
  }
}

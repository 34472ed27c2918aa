/// How plain text is divided: by line feeds, carriage returns or both, and by the line
/// and paragraph separators of Unicode.
enum PlainText {
  static func paragraphs(of text: String) -> [Node] {
    let ends = lineEnds(of: text)
    if ends.isEmpty { return text.isBlank ? [] : [.paragraph([.text(text)])] }
    return lines(of: text, between: ends).split(whereSeparator: \.isBlank)
      .map { .paragraph(joined($0)) }
  }

  static func lines(of text: String) -> [Inline] {
    let ends = lineEnds(of: text)
    if ends.isEmpty { return text.isBlank ? [] : [.text(text)] }
    return joined(lines(of: text, between: ends).filter { !$0.isBlank }[...])
  }

  private static func joined(_ lines: ArraySlice<String>) -> [Inline] {
    var inlines: [Inline] = []
    for line in lines {
      if !inlines.isEmpty { inlines.append(.lineBreak) }
      inlines.append(.text(line))
    }
    return inlines
  }

  private static func lines(of text: String, between ends: [Range<Int>]) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    for end in ends {
      lines.append(String(text[start..<text.utf8.index(text.startIndex, offsetBy: end.lowerBound)]))
      start = text.utf8.index(text.startIndex, offsetBy: end.upperBound)
    }
    return lines + [String(text[start...])]
  }

  /// Where lines end, in bytes.
  private static func lineEnds(of text: String) -> [Range<Int>] {
    text.withUTF8Bytes { text in
      var ends: [Range<Int>] = []
      var offset = text.firstLineEnd(from: 0)
      while offset < text.count {
        let end = offset + text.lengthOfLineEnd(at: offset)
        ends.append(offset..<end)
        offset = text.firstLineEnd(from: end)
      }
      return ends
    }
  }
}

/// A line feed, a carriage return, or a separator of Unicode.
enum LineEnd: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    (byte == 0x0A) | (byte == 0x0D)
      | ((byte == 0xE2) & (next == 0x80) & (afterNext & 0xFE == 0xA8))
  }
}

extension Span<UInt8> {
  /// The offset of the first end of a line from `start` on; the count if there is none.
  func firstLineEnd(from start: Int) -> Int {
    firstOffset(from: start, where: LineEnd.self)
  }

  /// How many bytes end a line here; 0 if none do.
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

extension String {
  /// Whether there is nothing in it but spaces and tabs; as a rule the first byte tells.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return first <= UInt8(ascii: " ")
      && utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}

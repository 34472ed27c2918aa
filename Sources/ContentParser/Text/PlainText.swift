import Bytes

/// Divides plain text at its line ends: LF, CR, CR LF, and the separators of Unicode.
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

  /// The ranges of line ends, in bytes.
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

extension Span<UInt8> {
  /// Whether there is no line end in it.
  package var isOneLine: Bool { firstLineEnd(from: 0) == count }
}

extension String {
  /// Whether there is no line end in it.
  package var isOneLine: Bool { withUTF8Bytes { $0.isOneLine } }

  /// The text between line ends: `a\r\n\nb` is `a`, an empty line, and `b`.
  package var lines: [String] {
    withUTF8Bytes { text in
      var lines: [String] = []
      var start = 0
      while true {
        let end = text.firstLineEnd(from: start)
        lines.append(String(copying: text.extracting(start..<end)))
        guard end < text.count else { return lines }
        start = end + text.lengthOfLineEnd(at: end)
      }
    }
  }

  /// The text as a title: its lines with a space between them, without those that are blank.
  package var joinedLines: String {
    isOneLine ? self : lines.filter { !$0.isBlank }.joined(separator: " ")
  }
}

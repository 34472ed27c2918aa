extension String {
  /// Whether there is no line end in it.
  package var isOneLine: Bool { withUTF8Bytes { $0.firstLineEnd(from: 0) == $0.count } }

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

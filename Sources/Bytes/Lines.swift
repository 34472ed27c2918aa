extension Span<UInt8> {
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
}

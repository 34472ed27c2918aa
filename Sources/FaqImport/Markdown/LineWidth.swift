import Bytes

/// How wide the lines of a plain text are: one that ends long before was ended on purpose.
struct LineWidth {
  private let columns: Int

  /// Nil if a text has marks of Markdown, in which line ends say nothing.
  init?(of source: ArraySlice<UInt8>) {
    var counts = [Int](repeating: 0, count: 256)
    var underlineCount = 0
    var last: ArraySlice<UInt8> = []
    var start = source.startIndex
    while start < source.endIndex {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.endIndex
      let line = source[start..<end]
      if line.isUnderline, last.contains(where: { $0 > 0x20 }) { underlineCount += 1 }
      guard !line.hasMarks, underlineCount < 3 else { return nil }
      if line.contains(where: { $0 > 0x20 }) { counts[min(line.count, 255)] += 1 }
      last = line
      start = end + 1
    }
    // Nine of ten lines are no longer.
    var rest = counts.reduce(0, +) / 10
    let longest = counts.indices.last { length in
      rest -= counts[length]
      return rest < 0
    }
    columns = max(longest ?? 0, 50)
  }

  /// Markdown in which lines that were ended on purpose keep their ends; aligned columns are code.
  func keepingLines(of text: String) -> String {
    let lines = text.lines
    // Whether the end before each line is kept.
    var isKept: [Bool] = []
    var isCode = false
    for (index, line) in lines.enumerated() {
      let last = index > 0 ? lines[index - 1] : ""
      if last.trimmed.isEmpty { isCode = line.indent > 3 }
      isKept.append(!isCode && endsEarly(last, before: line))
    }
    guard isKept.contains(true) else { return text }
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let hanging = lines.indices[index...].prefix { isKept[$0] && lines[$0].indent > 1 }
      if hanging.contains(where: { lines[$0].hasColumns }) {
        result += ["", "```"] + hanging.map { lines[$0] } + ["```", ""]
        index = hanging.endIndex
      } else {
        let end = max(index + 1, hanging.endIndex)
        for (line, next) in zip(lines[index..<end], index + 1...end) {
          result.append(next < lines.count && isKept[next] ? line + "  " : line)
        }
        index = end
      }
    }
    return result.joined(separator: "\n")
  }

  /// Whether the first word of the next line would have fitted a line, and more.
  private func endsEarly(_ line: String, before next: String) -> Bool {
    let line = line.trimmed.utf8.count
    let word = next.trimmed.prefix { !$0.isWhitespace }.utf8.count
    return line > 0 && word > 0 && 4 * (line + 1 + word) <= 3 * columns
  }
}

private extension String {
  /// Whether white space within the line is wider than between words and sentences.
  var hasColumns: Bool {
    guard let gap = trimmed.firstRange(of: "  "), trimmed.first.map("*-+".contains) == false else {
      return false
    }
    return trimmed[..<gap.lowerBound].last.map { !".?!:;".contains($0) } ?? false
  }
}

private extension ArraySlice<UInt8> {
  /// Whether a line has nothing but `===` or `---`.
  var isUnderline: Bool {
    let marks = prefix { $0 == first && "=-".utf8.contains($0) }
    return marks.count > 2 && self[marks.endIndex...].allSatisfy { $0 <= 0x20 }
  }

  /// Whether a line has marks that only Markdown has: of headings, fences, links or bold text.
  var hasMarks: Bool {
    let content = drop { $0 == 0x20 }
    let isCode = content.startIndex - startIndex > 3
    if !isCode, ["# ", "##", "```", "~~~"].contains(where: { content.starts(with: $0.utf8) }) {
      return true
    }
    return zip(self, dropFirst()).contains { pair in
      pair == (UInt8(ascii: "*"), UInt8(ascii: "*"))
        || pair == (UInt8(ascii: "]"), UInt8(ascii: "("))
    }
  }
}

extension [UInt8] {
  /// The text in which bullets at the beginnings of lines are those of Markdown, with spaces in
  /// place of the bytes that they have more.
  var withListMarks: Self {
    let bullets = ["•", "◦", "▪", "‣", "●", "·"].map { Array($0.utf8) }
    var text = self
    var isStart = true
    for offset in indices {
      if isStart, self[offset] >= 0x80, let bullet = bullets.first(where: self[offset...].starts),
        offset + bullet.count < count, self[offset + bullet.count].isSpaceOrTab
      {
        for place in offset..<offset + bullet.count { text[place] = 0x20 }
        text[offset] = UInt8(ascii: "*")
      }
      isStart = self[offset] == 0x0A || isStart && self[offset].isSpaceOrTab
    }
    return text
  }
}

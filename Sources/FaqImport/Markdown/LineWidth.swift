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
    let isKept = keptEnds(of: lines)
    var result: [String] = []
    var index = 0
    while index < lines.count {
      let hanging = lines.indices[index...].prefix { isKept[$0] && lines[$0].indent > 1 }
      let hasColumns = hanging.contains { !lines[$0].columns.isEmpty }
      let table = hasColumns ? hanging : lines.aligned(from: index)
      if table.isEmpty {
        index += 1
        let isEnded = index < lines.count && isKept[index]
        result.append(isEnded ? lines[index - 1] + "  " : lines[index - 1])
      } else {
        result += ["", "```"] + table.map { lines[$0] } + ["```", ""]
        index = table.endIndex
      }
    }
    return result.count > lines.count || isKept.contains(true)
      ? result.joined(separator: "\n").withoutBlankEnds : text
  }

  /// Whether the end before each line is kept.
  private func keptEnds(of lines: [String]) -> [Bool] {
    var isKept = lines.indices.map { $0 > 0 && endsEarly(lines[$0 - 1], before: lines[$0]) }
    var isCode = false
    for (index, last) in lines.dropLast().enumerated() {
      let indent = lines[index + 1].indent
      if last.isBlank { isCode = indent > 3 }
      if isCode { isKept[index + 1] = false }
      guard !isCode, !last.isBlank, indent > last.indent + 1,
        !MarkupSigns.beginsItem(Array(last.trimmed.utf8)[...]), !last.hasWord(at: indent)
      else {
        continue
      }
      // Commands stand further in, and some of them are short; a paragraph may hang as well.
      let run = lines.indices[(index + 1)...].prefix {
        !lines[$0].isBlank && lines[$0].indent >= indent
      }
      let goesOn = run.endIndex < lines.count && !lines[run.endIndex].isBlank
      guard run.dropFirst().contains(where: { isKept[$0] }) || run.count == 1 && goesOn else {
        continue
      }
      for place in run.lowerBound..<run.endIndex + (goesOn ? 1 : 0) { isKept[place] = true }
    }
    return isKept
  }

  /// Whether the first word of the next line would have fitted a line, and more.
  private func endsEarly(_ line: String, before next: String) -> Bool {
    let line = line.trimmed.utf8.count
    let word = next.trimmed.prefix { !$0.isWhitespace }.utf8.count
    return line > 0 && word > 0 && 4 * (line + 1 + word) <= 3 * columns
  }
}

private extension [String] {
  /// The lines from one on in which a column begins where one of that line does.
  func aligned(from start: Int) -> Range<Int> {
    let columns = self[start].indent < 4 ? self[start].columns : []
    let lines = indices[start...].prefix { !columns.isDisjoint(with: self[$0].columns) }
    return lines.count > 1 ? lines : start..<start
  }
}

private extension String {
  /// Where white space ends that is wider than between words and sentences.
  var columns: Set<Int> {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { $0 > 0x20 }), !"*-+".utf8.contains(bytes[first])
    else { return [] }
    let starts = bytes.indices.dropFirst(first + 3).filter { start in
      bytes[start] > 0x20 && bytes[start - 1] <= 0x20 && bytes[start - 2] <= 0x20
        && bytes[..<start].last { $0 > 0x20 }.map { !".?!:;".utf8.contains($0) } ?? false
    }
    return Set(starts)
  }

  /// Whether a word begins at a column.
  func hasWord(at column: Int) -> Bool {
    let bytes = utf8.dropFirst(max(column - 1, 0)).prefix(2)
    return bytes.first == 0x20 && bytes.last != 0x20
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

import TextSearch

/// What a search finds in lines, also where a phrase goes on in the next line.
struct LineMatches {
  /// A line of a paragraph, and where its text begins in the paragraph.
  private struct Part {
    let line: Int
    let start: Int
    /// The bytes in front of the text that are no part of it.
    let margin: Int
  }

  /// The lines in which a match begins, in order.
  private(set) var lines: [Int] = []
  private var ranges: [Int: [Range<Int>]] = [:]

  /// Searches paragraphs, which end at lines without text.
  init(of query: SearchQuery, in lines: ArraySlice<StyledLine>) {
    var paragraph: [Part] = []
    var text = ""
    for index in lines.indices {
      let line = lines[index].text
      let margin = line.prefix(while: StyledLine.isMargin).utf8.count
      if margin == line.utf8.count {
        search(text, paragraph, query)
        (text, paragraph) = ("", [])
        continue
      }
      if !paragraph.isEmpty { text += " " }
      paragraph.append(Part(line: index, start: text.utf8.count, margin: margin))
      text += line.utf8.dropFirst(margin).text
    }
    search(text, paragraph, query)
  }

  /// The bytes of a line that belong to matches.
  func ranges(in line: Int) -> [Range<Int>] { ranges[line] ?? [] }
}

extension LineMatches {
  private mutating func search(_ text: String, _ paragraph: [Part], _ query: SearchQuery) {
    guard !paragraph.isEmpty else { return }
    for match in FoldedLine(text).matches(of: query, in: text.startIndex..<text.endIndex) {
      let start = text.utf8.distance(from: text.startIndex, to: match.lowerBound)
      add(
        start..<start + text.utf8.distance(from: match.lowerBound, to: match.upperBound),
        paragraph
      )
    }
  }

  private mutating func add(_ match: Range<Int>, _ paragraph: [Part]) {
    var isFirst = true
    for (index, part) in paragraph.enumerated() {
      let end = index + 1 < paragraph.count ? paragraph[index + 1].start - 1 : Int.max
      let range = match.clamped(to: part.start..<end)
      guard !range.isEmpty else { continue }
      let shift = part.margin - part.start
      ranges[part.line, default: []].append(range.lowerBound + shift..<range.upperBound + shift)
      if isFirst, lines.last != part.line { lines.append(part.line) }
      isFirst = false
    }
  }
}

private extension Substring.UTF8View {
  var text: String { String(Substring(self)) }
}

import Bytes
import Renderers
import TextLayout
import TextSearch

extension StyledLine {
  /// The line with a look added to what a search has found.
  func marking(_ query: SearchQuery, with look: Theme.Look) -> Self {
    marking(LineMatches(of: query, in: [self]).ranges(in: 0), with: look)
  }

  /// The line with a look added to ranges of its UTF-8.
  func marking(_ ranges: [Range<Int>], with look: Theme.Look) -> Self {
    guard !ranges.isEmpty else { return self }
    var marked = Self()
    var start = 0
    for run in runs {
      let bytes = Array(run.text.utf8)
      let end = start + bytes.count
      var place = start
      for range in ranges where range.overlaps(start..<end) {
        let found = range.clamped(to: start..<end)
        marked.append(bytes[place - start..<found.lowerBound - start].text, run.style)
        let style = run.style.adding(look)
        marked.append(bytes[found.lowerBound - start..<found.upperBound - start].text, style)
        place = found.upperBound
      }
      marked.append(bytes[place - start..<bytes.count].text, run.style)
      start = end
    }
    return marked
  }

  /// Whether a character can stand in front of the text of a line, as indentation does.
  static func isMargin(_ character: Character) -> Bool { " >│".contains(character) }

  /// The run at a column, if the line is that long.
  func run(atColumn column: Int) -> Int? {
    var end = 0
    for (index, run) in runs.enumerated() {
      end += run.text.columns
      if column < end { return index }
    }
    return nil
  }
}

extension String {
  /// The columns that the text takes.
  var columns: Int { withUTF8Bytes { TextWidth.of($0) } }
}

extension ArraySlice<UInt8> {
  /// UTF-8 as text.
  var text: String { String(copying: Array(self).span) }
}

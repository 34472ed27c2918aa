import Bytes
import Renderers
import TextLayout
import TextSearch

extension StyledLine {
  /// The line with a look added to what a search has found.
  func marking(_ query: SearchQuery, with look: Theme.Look) -> Self {
    let text = self.text
    let matches = FoldedLine(text).matches(of: query, in: text.startIndex..<text.endIndex)
    guard !matches.isEmpty else { return self }
    var marked = Self()
    var start = text.startIndex
    for run in runs {
      let end = text.utf8.index(start, offsetBy: run.text.utf8.count)
      var place = start
      for match in matches where match.overlaps(start..<end) {
        let found = match.clamped(to: start..<end)
        marked.append(String(text[place..<found.lowerBound]), run.style)
        marked.append(String(text[found]), run.style.adding(look))
        place = found.upperBound
      }
      marked.append(String(text[place..<end]), run.style)
      start = end
    }
    return marked
  }

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

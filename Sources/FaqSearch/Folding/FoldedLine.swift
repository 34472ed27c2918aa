import Bytes

/// A line with its folded form, in which words are found.
package struct FoldedLine {
  package let text: String
  private let folded: [UInt8]

  package init(_ text: String) {
    self.text = text
    folded = Folding.shared.folded(text)
  }

  /// Where the first of the words of a query is.
  package func firstMatch(of query: SearchQuery) -> Range<String.Index>? {
    guard let match = query.match(in: folded.span) else { return nil }
    var place = FoldedPlace()
    return text.withUTF8Bytes { place.range(of: match, in: $0) }.indices(in: text)
  }

  /// Where the words are within a part of the line, in order and without overlaps.
  package func matches(of query: SearchQuery, in part: Range<String.Index>) -> [Range<String.Index>]
  {
    let bounds = text.utf8Offset(of: part.lowerBound)..<text.utf8Offset(of: part.upperBound)
    var ranges: [Range<Int>] = []
    text.withUTF8Bytes { bytes in
      var place = FoldedPlace()
      place.advance(to: bounds.lowerBound, in: bytes)
      var last = place
      last.advance(to: bounds.upperBound, in: bytes)
      // The scalar after the part decides whether a word ends there.
      let part = folded.span.extracting(0..<folded.endOfScalar(at: last.foldedOffset))
      var start = place.foldedOffset
      while let match = query.match(in: part, from: start) {
        let range = place.range(of: match, in: bytes)
        guard range.upperBound <= bounds.upperBound else { return }
        if !range.isEmpty { ranges.append(range) }
        start = match.upperBound
      }
    }
    return ranges.map { $0.indices(in: text) }
  }
}

private extension [UInt8] {
  /// Where the scalar ends that begins at an offset; the count, if none does.
  func endOfScalar(at offset: Int) -> Int {
    offset < count ? offset + span.lengthOfScalar(at: offset) : count
  }
}

private extension String {
  func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}

extension Range<Int> {
  /// The same range of bytes as indices of a text.
  func indices(in text: String) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: lowerBound)
    return start..<text.utf8.index(start, offsetBy: count)
  }
}

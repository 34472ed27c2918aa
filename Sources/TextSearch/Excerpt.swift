import ContentParser

/// A line, or the part of it around the first match, with its matches.
package struct Excerpt: Equatable, Sendable {
  /// How much of a line an excerpt shows.
  package struct Extent {
    /// The bytes up to which a line is shown as a whole.
    var wholeCount = 0
    /// How many characters to keep before and after the first match.
    var reach = 60

    package static let title = Self(wholeCount: 1_000)
    package static let line = Self()
    /// For other programs, which cut lines as they need.
    package static let data = Self(wholeCount: 1_000, reach: 400)
  }

  private struct Part: Equatable {
    let text: String
    let isMatch: Bool
  }

  private var parts: [Part] = []

  /// The excerpt without a sign of what matches.
  package var text: String { parts.map(\.text).joined() }

  /// The excerpt with its matches marked.
  package var inlines: [Inline] {
    parts.map { $0.isMatch ? .mark([.text($0.text)]) : .text($0.text) }
  }

  /// An excerpt of a line that has one of the words.
  package init?(of line: FoldedLine, _ query: SearchQuery, _ extent: Extent) {
    guard let match = line.firstMatch(of: query) else { return nil }
    self.init(of: line, around: match, query, extent)
  }

  /// An excerpt of a title, which may have none of the words.
  package init(ofTitle title: String, _ query: SearchQuery) {
    let line = FoldedLine(title)
    let match = line.firstMatch(of: query) ?? title.startIndex..<title.startIndex
    self.init(of: line, around: match, query, .title)
  }

  private init(
    of line: FoldedLine,
    around match: Range<String.Index>,
    _ query: SearchQuery,
    _ extent: Extent
  ) {
    let text = line.text
    let isWhole = text.utf8.count <= extent.wholeCount
    let start = isWhole ? text.startIndex : text.wordStart(before: match.lowerBound, extent.reach)
    let end = isWhole ? text.endIndex : text.wordEnd(after: match.upperBound, extent.reach)
    if start > text.startIndex { add("… ") }
    var place = start
    for match in line.matches(of: query, in: start..<end) {
      add(text[place..<match.lowerBound])
      parts.append(Part(text: String(text[match]), isMatch: true))
      place = match.upperBound
    }
    add(text[place..<end])
    if end < text.endIndex { add(" …") }
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { parts.append(Part(text: String(text), isMatch: false)) }
  }
}

private extension String {
  /// The bytes of text in which to look for characters, some of which take many.
  private static let bytesPerCharacter = 8

  /// The start of a word up to `reach` characters before an index.
  func wordStart(before index: Index, _ reach: Int) -> Index {
    let near = utf8Index(index, movedBy: -reach * Self.bytesPerCharacter)
    let limit = self.index(index, offsetBy: -reach, limitedBy: near) ?? near
    guard limit > startIndex else { return limit }
    return self[limit..<index].firstIndex(of: " ").map(self.index(after:)) ?? limit
  }

  /// The end of a word up to `reach` characters behind an index.
  func wordEnd(after index: Index, _ reach: Int) -> Index {
    let near = utf8Index(index, movedBy: reach * Self.bytesPerCharacter)
    let limit = self.index(index, offsetBy: reach, limitedBy: near) ?? near
    guard limit < endIndex else { return limit }
    return self[index..<limit].lastIndex(of: " ") ?? limit
  }

  /// The start of a scalar some bytes away, or the nearer end of the text.
  private func utf8Index(_ index: Index, movedBy count: Int) -> Index {
    let end = count < 0 ? startIndex : endIndex
    guard var place = utf8.index(index, offsetBy: count, limitedBy: end) else { return end }
    while place < endIndex, utf8[place] & 0xC0 == 0x80 { place = utf8.index(after: place) }
    return place
  }
}

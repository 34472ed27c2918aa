import Bytes

/// The folded titles of many entries, in one piece of memory that a search reads from end to end.
package struct TitleIndex: Sendable {
  private var folded: [UInt8] = []
  /// Where each title begins, and where the next one would.
  private var starts = [0]

  /// Creates an index without titles.
  package init() {
    // Titles are added one by one.
  }

  /// The number of titles.
  package var count: Int { starts.count - 1 }

  /// Adds a title after the others.
  package mutating func append(_ title: String) {
    let start = folded.count
    title.withUTF8Bytes { Folding.shared.append($0, to: &folded) }
    for offset in start..<folded.count where folded[offset] == Self.end { folded[offset] = 0x20 }
    folded.append(Self.end)
    starts.append(folded.count)
  }

  /// The places of the titles that match, from a place on.
  package func matches(_ query: SearchQuery, from first: Int = 0) -> [Int] {
    var places: [Int] = []
    forEachCandidate(for: query, from: first) { place in
      let title = folded.span.extracting(starts[place]..<starts[place + 1] - 1)
      if query.matches(title) { places.append(place) }
    }
    return places
  }
}

private extension TitleIndex {
  static let end = UInt8(ascii: "\n")

  /// Calls a function with the places of titles that have the longest word of a query.
  func forEachCandidate(for query: SearchQuery, from first: Int, _ body: (Int) -> Void) {
    guard let word = query.words.max(by: { $0.folded.count < $1.folded.count }) else {
      if !query.excluded.isEmpty { for place in first..<max(first, count) { body(place) } }
      return
    }
    var place = first
    while place < count, let match = word.match(in: folded.span, from: starts[place]) {
      place = self.place(of: match.lowerBound, from: place)
      body(place)
      place += 1
    }
  }

  /// The title that holds a byte, at or after another title.
  ///
  /// The search takes steps that double, as a match is often near the one before it.
  func place(of offset: Int, from first: Int) -> Int {
    var (low, step) = (first, 1)
    while low + step < count, starts[low + step] <= offset { (low, step) = (low + step, 2 * step) }
    return starts[low + 1..<min(low + step, count)].partitioningIndex { $0 > offset } - 1
  }
}

private extension SearchQuery {
  /// Whether a folded title has all words, and none that is excluded.
  func matches(_ title: Span<UInt8>) -> Bool {
    for word in words where word.match(in: title) == nil { return false }
    for word in excluded where word.match(in: title) != nil { return false }
    return true
  }
}

import FaqSearch

extension BrowserState {
  /// Applies a key to the search; returns nil if the key does not edit text.
  mutating func type(_ press: KeyPress) -> [BrowserEffect]? {
    let before = overview.search.text
    guard overview.search.handle(press) else { return nil }
    return overview.search.text == before ? [] : search()
  }

  /// Searches the titles at once, and asks for hits in all text.
  mutating func search() -> [BrowserEffect] {
    overview.hits = titleHits(from: 0)
    if overview.isSearching {
      listRows()
      overview.select(0)
      return searchTexts()
    }
    overview.awaitsHits = false
    listRows(keepingSelection: true)
    return []
  }

  mutating func searchTexts() -> [BrowserEffect] {
    overview.awaitsHits = true
    return [.search(request)]
  }

  /// Shows the hits of a search, unless another one has begun since.
  mutating func show(_ hits: [SearchHit], for request: SearchRequest) {
    guard overview.isSearching, request == self.request else { return }
    overview.awaitsHits = false
    overview.hits = hits.filter { $0.entry < content.shown.count }
    listRows(keepingSelection: isPlaced)
  }

  /// The hits in titles, from an entry on.
  func titleHits(from first: Int) -> [SearchHit] {
    content.shown.titles.matches(SearchQuery(overview.search.text), from: first)
      .map { SearchHit(entry: $0.place, rank: $0.rank) }
  }

  /// Finds text in the page, and scrolls to the first line that has it.
  mutating func search(inPage field: TextField?) {
    guard let field, let page else {
      find = nil
      return
    }
    var find = Find(field: field)
    find.lines = LineMatches(of: SearchQuery(field.text), in: page.lines[...]).lines
    find.current = find.lines.firstIndex { $0 >= page.scrolling.top } ?? 0
    self.find = find
    revealFound()
  }

  /// Goes to the line that is a number of matching lines away, in a circle.
  mutating func moveFound(by count: Int) {
    guard let find, !find.lines.isEmpty else { return }
    self.find?.current = (find.current + count + find.lines.count) % find.lines.count
    revealFound()
  }

  private mutating func revealFound() {
    guard let find, find.current < find.lines.count else { return }
    let height = pageHeight
    page?.reveal(find.lines[find.current], height: height)
  }

  private var request: SearchRequest {
    SearchRequest(query: overview.search.text, revision: content.revision)
  }
}

/// An entry that matches a search.
struct SearchHit: Hashable, Sendable {
  /// The place of the entry in the content.
  let entry: Int
  /// The page that matches best, if the entry is a group.
  var page: Int?
  let rank: SearchRank
}

/// Searches all text of entries on all cores.
struct EntrySearch: Sendable {
  /// Enough entries to keep a core busy for a moment; a search that is cancelled ends with them.
  private static let portion = 256

  let query: SearchQuery
  let entries: [CatalogueEntry]

  /// The entries that match, the best first; nil if the task is cancelled.
  func hits() async -> [SearchHit]? {
    let starts = stride(from: 0, to: entries.count, by: Self.portion)
    let found = await withTaskGroup(of: [SearchHit].self) { group in
      for start in starts { group.addTask { Task.isCancelled ? [] : hits(from: start) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    guard !Task.isCancelled else { return nil }
    return found.sorted { ($0.rank, $0.entry) < ($1.rank, $1.entry) }
  }

  private func hits(from start: Int) -> [SearchHit] {
    var text = SearchableText()
    var hits: [SearchHit] = []
    for place in start..<min(start + Self.portion, entries.count) {
      let entry = entries[place]
      text.replace(with: entry.document)
      var best = query.rank(of: text).map { SearchHit(entry: place, rank: $0) }
      for page in entry.pages.indices {
        text.replace(with: entry.pages[page].document)
        guard let rank = query.rank(of: text), best.map({ rank < $0.rank }) ?? true else {
          continue
        }
        best = SearchHit(entry: place, page: page, rank: rank)
      }
      if let best { hits.append(best) }
    }
    return hits
  }
}

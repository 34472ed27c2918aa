import TextSearch

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

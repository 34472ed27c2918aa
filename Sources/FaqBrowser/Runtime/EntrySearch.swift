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
      text.replace(with: entries[place].document)
      if let rank = query.rank(of: text) { hits.append(SearchHit(entry: place, rank: rank)) }
    }
    return hits
  }
}

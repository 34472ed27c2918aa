import TextSearch

/// The entries that have arrived, with an index of their titles.
struct EntryList: Sendable {
  private(set) var entries: [CatalogueEntry] = []
  private(set) var titles = TitleIndex()

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  subscript(place: Int) -> CatalogueEntry { entries[place] }

  mutating func append(_ batch: [CatalogueEntry]) {
    entries += batch
    for entry in batch { titles.append(entry.title) }
  }

  /// The place of an entry in new content: by its identity, or else where it was.
  func place(of identity: String, near place: Int) -> Int? {
    if entries.indices.contains(place), entries[place].identity == identity { return place }
    return entries.firstIndex { $0.identity == identity }
      ?? (entries.isEmpty ? nil : min(place, entries.count - 1))
  }
}

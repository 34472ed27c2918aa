import TextSearch

/// The entries that have arrived, and their titles in a form that is searched quickly.
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

  /// Where an entry is now: by its identity, or else in the place where it was.
  func place(of identity: String, near place: Int) -> Int? {
    if entries.indices.contains(place), entries[place].identity == identity { return place }
    return entries.firstIndex { $0.identity == identity }
      ?? (entries.isEmpty ? nil : min(place, entries.count - 1))
  }
}

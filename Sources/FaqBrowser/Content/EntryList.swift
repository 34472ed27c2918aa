import TextSearch

/// The entries that have arrived, with an index of their titles.
struct EntryList: Sendable {
  private(set) var entries: [CatalogueEntry] = []
  private(set) var titles = TitleIndex()
  /// The hash of each identity, since an entry may make its identity anew at each call.
  private var hashes: [Int] = []
  /// The places of the entries that have pages of their own.
  private var groups: [Int] = []

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }

  subscript(place: Int) -> CatalogueEntry { entries[place] }

  subscript(place: EntryPlace) -> CatalogueEntry {
    place.page.map { entries[place.entry].pages[$0] } ?? entries[place.entry]
  }

  mutating func append(_ batch: [CatalogueEntry]) {
    entries += batch
    for entry in batch {
      if !entry.pages.isEmpty { groups.append(hashes.count) }
      titles.append(entry.title)
      hashes.append(entry.identity.hashValue)
    }
  }

  /// The places of the entries with one of some identities, from a place on.
  func places(of identities: Set<String>, from first: Int = 0) -> [Int] {
    let sought = Set(identities.map(\.hashValue))
    guard !sought.isEmpty else { return [] }
    return (first..<count).filter {
      sought.contains(hashes[$0]) && identities.contains(entries[$0].identity)
    }
  }

  /// The pages of an entry; none if it is no group.
  func pages(of place: Int) -> [EntryPlace] {
    entries[place].pages.indices.map { EntryPlace(entry: place, page: $0) }
  }

  /// The pages of groups with one of some identities.
  func pages(of identities: Set<String>) -> [EntryPlace] {
    guard !identities.isEmpty else { return [] }
    return groups.flatMap { pages(of: $0) }.filter { identities.contains(self[$0].identity) }
  }

  /// The place of an entry in new content: by its identity, or else where it was.
  func place(of identity: String, near place: Int) -> Int? {
    if entries.indices.contains(place), entries[place].identity == identity { return place }
    return places(of: [identity]).first ?? (entries.isEmpty ? nil : min(place, count - 1))
  }
}

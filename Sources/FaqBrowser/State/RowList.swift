/// The places of the entries that the overview lists, in order.
struct RowList: Sendable {
  /// Whether the first row is that of the favourites of all groups, which has no place.
  var beginsWithFavourites = false
  private var places: [Int] = []

  /// Creates an empty list.
  init() {
    // The other initialisers list places.
  }

  /// The rows of a search, in the order of its hits.
  init(of hits: [SearchHit], included: [Bool]?) {
    places.reserveCapacity(hits.count)
    for hit in hits where included?[hit.entry] != false { places.append(hit.entry) }
  }

  /// The rows of all entries, with the pinned ones in front.
  init(count: Int, pinned: [Int], included: [Bool]?) {
    places.reserveCapacity(count)
    for place in pinned where included?[place] != false { places.append(place) }
    var start = 0
    for end in pinned + [count] {
      for place in start..<end where included?[place] != false { places.append(place) }
      start = end + 1
    }
  }

  var count: Int { entryCount + firstEntry }
  /// The number of rows that are those of entries.
  var entryCount: Int { places.count }
  var isEmpty: Bool { places.isEmpty && !beginsWithFavourites }

  /// The place of the entry in a row; nil in the row of the favourites of all groups.
  subscript(row: Int) -> Int? { row < firstEntry ? nil : places[row - firstEntry] }

  /// The row of an entry, if it is listed.
  func row(of place: Int) -> Int? { places.firstIndex(of: place).map { $0 + firstEntry } }

  private var firstEntry: Int { beginsWithFavourites ? 1 : 0 }
}

/// The places of the entries that the overview lists, in order.
struct RowList: Sendable {
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

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  subscript(row: Int) -> Int { places[row] }

  /// The row of an entry, if it is listed.
  func row(of place: Int) -> Int? { places.firstIndex(of: place) }
}

/// The places of the entries that the overview lists, in order.
struct RowList: Sendable {
  private var pinned: [Int] = []
  private var others: [Int] = []

  /// The number of entries in front of all others.
  var pinnedCount: Int { pinned.count }
  var count: Int { pinned.count + others.count }

  var isEmpty: Bool { pinned.isEmpty && others.isEmpty }

  subscript(row: Int) -> Int { row < pinned.count ? pinned[row] : others[row - pinned.count] }

  mutating func append(_ place: Int, isPinned: Bool) {
    if isPinned { pinned.append(place) } else { others.append(place) }
  }

  /// The row of an entry, if it is listed.
  func row(of place: Int) -> Int? {
    pinned.firstIndex(of: place) ?? others.firstIndex(of: place).map { $0 + pinned.count }
  }
}

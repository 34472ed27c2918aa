import TextSearch

/// An entry that matches a search; small, since there may be one for each entry.
struct SearchHit: Hashable, Sendable {
  private let smallEntry: Int32
  /// -1 for none.
  private let smallPage: Int32
  let rank: SearchRank

  init(entry: Int, page: Int? = nil, rank: SearchRank) {
    smallEntry = Int32(clamping: entry)
    smallPage = Int32(clamping: page ?? -1)
    self.rank = rank
  }

  /// The place of the entry in the content.
  var entry: Int { Int(smallEntry) }

  /// The page that matches best, if the entry is a group.
  var page: Int? { smallPage < 0 ? nil : Int(smallPage) }
}

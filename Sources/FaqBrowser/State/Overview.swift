import TextSearch

/// The list of entries: filter, search, rows and selection.
struct Overview: Sendable {
  var filter = 0
  /// Whether the filter includes each entry; nil if it includes all.
  var included: [Bool]?
  /// The places of the favourites, in order.
  var favourites: [Int] = []
  /// The favourites among the pages of groups.
  var favouritePages: [EntryPlace] = []
  var search = TextField()
  /// Whether keys are typed into the search.
  var isTyping = false
  /// Whether the search of all text is still running.
  var awaitsHits = false
  /// What the search has found, the best first.
  var hits: [SearchHit] = []
  var rows = RowList()
  var selection = 0
  var scrolling = Scrolling()

  /// Whether the rows are those of a search.
  var isSearching: Bool { !search.text.allSatisfy { $0 == " " } }

  /// The place of the selected entry, if there is one.
  var selectedEntry: Int? { selection < rows.count ? rows[selection] : nil }

  /// Whether the row of the favourites of all groups is selected.
  var selectsFavourites: Bool { rows.beginsWithFavourites && selection == 0 }

  /// Selects the row that is a number of rows away, or the nearest.
  mutating func move(by count: Int) { select(selection + count) }

  /// Selects a row, or the nearest.
  mutating func select(_ row: Int) { selection = min(max(0, row), max(0, rows.count - 1)) }

  /// Selects an entry if it is listed, and otherwise the first.
  mutating func select(entry: Int?) { select(entry.flatMap { rows.row(of: $0) } ?? 0) }
}

import Bytes
import FaqSearch

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
  var hits: [EntryHit] = []
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
  init(of hits: [EntryHit], included: [Bool]?) {
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

/// The scroll position of rows.
struct Scrolling: Hashable, Sendable {
  private(set) var top = 0

  /// Scrolls by a number of rows, at most until the last row is at the bottom.
  mutating func move(by rows: Int, count: Int, height: Int) {
    top = min(max(0, top + rows), max(0, count - height))
  }

  /// Scrolls as far as necessary to make a row visible.
  mutating func reveal(_ row: Int, count: Int, height: Int) {
    if row < top { top = row }
    if row >= top + height { top = row - height + 1 }
    move(by: 0, count: count, height: height)
  }

  /// The visible rows.
  func rows(count: Int, height: Int) -> Range<Int> {
    let start = min(top, count)
    return start..<min(count, start + max(0, height))
  }
}

/// A line of text that is typed at its end.
struct TextField: Hashable, Sendable {
  /// The limit in scalars, since pasted text may be long.
  private static let longest = 500

  private(set) var text = ""

  /// Applies a key to the text; returns false if the key does not edit text.
  mutating func handle(_ press: KeyPress) -> Bool {
    switch press {
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    case .control("w"): removeWord()
    default:
      guard case .character(let character) = press.key, press.modifiers.isEmpty else {
        return false
      }
      insert(String(character))
    }
    return true
  }

  /// Adds typed or pasted text, except for what cannot be shown on one line.
  mutating func insert(_ more: String) {
    for scalar in more.unicodeScalars.prefix(Self.longest - text.unicodeScalars.count) {
      let isBlank = ["\t", "\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
      if isBlank || !scalar.isUnsafeToShow {
        text.unicodeScalars.append(isBlank ? " " : scalar)
      }
    }
  }

  private mutating func removeWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }
}

import Bytes

/// The list of entries: filter, search, rows and selection.
struct Overview: Sendable {
  var filter = 0
  /// The category that takes the place of the filter.
  var category: String?
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
  var selectsFavourites: Bool { rows.first == .favourites && selection == 0 }

  /// Selects the row that is a number of rows away, or the nearest.
  mutating func move(by count: Int) { select(selection + count) }

  /// Selects a row, or the nearest that is not a heading.
  mutating func select(_ row: Int) {
    let nearest = min(max(0, row), max(0, rows.count - 1))
    let step = row < selection && nearest > 0 ? -1 : 1
    selection = rows.isHeading(nearest) ? nearest + step : nearest
  }

  /// Selects an entry if it is listed, and otherwise the first.
  mutating func select(entry: Int?) { select(entry.flatMap { rows.row(of: $0) } ?? 0) }
}

/// The rows of the overview.
struct RowList: Sendable {
  enum Row: Hashable {
    case entry(Int)
    /// The heading of a category, by its place among all.
    case heading(Int)
    /// The favourites of all groups.
    case favourites
  }

  private var rows: [Row] = []
  /// The rows that are not those of entries, in order.
  private var others: [Int] = []

  /// Creates an empty list.
  init() {
    // The other initialisers list rows.
  }

  /// The rows of a search, in the order of its hits.
  init(of hits: [EntryHit], included: [Bool]?) { append(hits.lazy.map(\.entry), included) }

  /// The rows of all entries: the pinned ones, those without a category, and each category.
  init(of entries: EntryList, pinned: [Int], included: [Bool]?, beginsWithFavourites: Bool) {
    rows.reserveCapacity(entries.count)
    if beginsWithFavourites { append(.favourites) }
    append(pinned, included)
    var rest = included ?? Array(repeating: true, count: entries.count)
    let hasHeadings = !rest.contains(false)
    for place in pinned { rest[place] = false }
    for (number, section) in entries.sections.enumerated() {
      if hasHeadings, number > 0, section.contains(where: { rest[$0] }) {
        append(.heading(number - 1))
      }
      append(section, rest)
    }
  }

  private mutating func append(_ places: some Sequence<Int>, _ included: [Bool]?) {
    for place in places where included?[place] != false { rows.append(.entry(place)) }
  }

  private mutating func append(_ other: Row) {
    others.append(rows.count)
    rows.append(other)
  }

  var count: Int { rows.count }
  /// The number of rows that are those of entries.
  var entryCount: Int { rows.count - others.count }
  var isEmpty: Bool { rows.isEmpty }
  var first: Row? { rows.first }
  /// The first row that can be selected.
  var firstSelection: Int { isHeading(0) ? 1 : 0 }

  /// The place of the entry in a row; nil in any other row.
  subscript(row: Int) -> Int? { if case .entry(let place) = rows[row] { place } else { nil } }

  /// The category that a row is the heading of.
  func heading(in row: Int) -> Int? {
    if rows.indices.contains(row), case .heading(let category) = rows[row] { category } else { nil }
  }

  func isHeading(_ row: Int) -> Bool { heading(in: row) != nil }

  /// The row of the heading above a row, or the row itself.
  func heading(above row: Int) -> Int { isHeading(row - 1) ? row - 1 : row }

  /// The row of an entry, if it is listed.
  func row(of place: Int) -> Int? { rows.firstIndex(of: .entry(place)) }

  /// How many entries there are up to a row.
  func entryCount(upTo row: Int) -> Int { row + 1 - others.partitioningIndex { $0 > row } }
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
    case .control("w"):
      while text.last == " " { text.removeLast() }
      while let last = text.last, last != " " { text.removeLast() }
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
}

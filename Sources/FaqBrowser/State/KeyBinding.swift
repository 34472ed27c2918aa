/// Keys and what they do.
///
/// One table serves the screens, their help and their documentation.
public struct KeyBinding: Sendable {
  /// The keys, the most usual first.
  public let keys: [KeyPress]
  /// Where the keys work.
  public let place: Place
  /// What they do: `scroll down`.
  public let summary: String
  let command: BrowserCommand

  /// The part of the screens that takes the keys.
  public enum Place: String, Sendable, CaseIterable {
    /// The list of entries.
    case overview = "In the overview"
    /// The document of an entry.
    case page = "In an entry"
    /// The document of an entry in which a text was sought.
    case found = "In an entry, after a text was sought"
    /// Anywhere.
    case everywhere = "Anywhere"
  }

  /// The names of the keys: `Up, k`.
  public var names: String {
    command == .jump ? "0-9" : keys.map(\.description).joined(separator: ", ")
  }

  /// The name of the first key.
  var shortName: String { command == .jump ? names : keys.first?.description ?? "" }

  /// All keys, in the order of help.
  public static let all: [Self] =
    moves(in: .overview, "go", ends: ("first", "last")) + overview
    + moves(in: .page, "scroll", ends: ("start", "end")) + page + found + everywhere

  /// What a key does in a place.
  static func command(of key: KeyPress, in place: Place) -> BrowserCommand? {
    all.first { ($0.place == place || $0.place == .everywhere) && $0.keys.contains(key) }?.command
  }

  private static func moves(in place: Place, _ verb: String, ends: (String, String)) -> [Self] {
    [
      on(place, [.up, "k", .control("p")], .up, "\(verb) up"),
      on(place, [.down, "j", .control("n")], .down, "\(verb) down"),
      on(place, [.pageUp, .control("b")], .pageUp, "\(verb) up a screen"),
      on(place, [.pageDown, .control("f"), " "], .pageDown, "\(verb) down a screen"),
      on(place, [.control("u")], .halfPageUp, "\(verb) up half a screen"),
      on(place, [.control("d")], .halfPageDown, "\(verb) down half a screen"),
      on(place, [.home, "g"], .first, "\(verb) to the \(ends.0)"),
      on(place, [.end, "G"], .last, "\(verb) to the \(ends.1)"),
    ]
  }

  private static let overview: [Self] = [
    on(.overview, digits, .jump, "go to a number"),
    on(.overview, [.enter, .right, "l"], .open, "open"),
    on(.overview, ["/"], .search, "search all text"),
    on(.overview, [.tab], .nextFilter, "show the next category or filter"),
    on(.overview, [.shift(.tab)], .previousFilter, "show the previous category or filter"),
  ]

  private static let page: [Self] = [
    on(.page, ["n", .right, "l"], .nextEntry, "show the next entry"),
    on(.page, ["p", .left, "h"], .previousEntry, "show the previous entry"),
    on(.page, ["/"], .search, "find in the text"),
    on(.page, [.tab], .nextLink, "select the next link"),
    on(.page, [.shift(.tab)], .previousLink, "select the previous link"),
    on(.page, [.enter], .openLink, "open the link, or the related entry"),
    on(.page, ["y"], .copyLink, "copy the link"),
  ]

  private static let found: [Self] = [
    on(.found, ["n"], .nextMatch, "go to the next match"),
    on(.found, ["N"], .previousMatch, "go to the previous match"),
  ]

  private static let everywhere: [Self] = [
    on(.everywhere, [.escape, .backspace], .back, "go back"),
    on(.everywhere, ["f"], .toggleFavourite, "mark as a favourite, or no longer"),
    on(.everywhere, ["s"], .share, "save or copy"),
    on(.everywhere, ["e"], .edit, "edit the source"),
    on(.everywhere, ["r"], .refresh, "load again"),
    on(.everywhere, ["?"], .help, "show the keys"),
    on(.everywhere, [.control("l")], .redraw, "draw the screen again"),
    on(.everywhere, [.control("z")], .suspend, "suspend"),
    on(.everywhere, ["q", .control("c")], .quit, "quit"),
  ]

  private static let digits: [KeyPress] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

  private static func on(
    _ place: Place,
    _ keys: [KeyPress],
    _ command: BrowserCommand,
    _ summary: String
  ) -> Self { Self(keys: keys, place: place, summary: summary, command: command) }
}

/// What a key does.
enum BrowserCommand: Hashable, Sendable, CaseIterable {
  case up, down, halfPageUp, halfPageDown, pageUp, pageDown, first, last
  /// Goes to the entry whose number is typed.
  case jump
  case open, back, search, nextFilter, previousFilter, nextEntry, previousEntry
  case nextLink, previousLink, openLink, copyLink, nextMatch, previousMatch
  case toggleFavourite, share, edit, refresh, help, redraw, suspend, quit

  /// Whether its keys that type no character work while text is typed.
  var worksInFields: Bool {
    [.nextFilter, .previousFilter].contains(self) || distance(half: 0, whole: 0) != nil
  }

  /// How many rows it goes down, with so many on half a screen and a whole one; nil if it stays.
  func distance(half: Int, whole: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .halfPageUp: -half
    case .halfPageDown: half
    case .pageUp: -whole
    case .pageDown: whole
    case .first: -Int.max / 2
    case .last: Int.max / 2
    default: nil
    }
  }
}

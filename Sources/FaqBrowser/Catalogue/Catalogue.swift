import ContentParser
import Renderers

/// What the screens show: entries with documents, and what a user can do with them.
public struct Catalogue: Sendable {
  /// What the entries are called; the name of the overview is the heading above them.
  public let names: EntryNames
  /// The filters that the user can switch between; the first is in force at the start.
  public let filters: [CatalogueFilter]
  /// The names of the formats that an entry can be saved in, the first of which is that of copies.
  public var formats: [String]
  /// What the catalogue can do with an entry, besides what the screens can.
  public let actions: [CatalogueAction]
  /// How favourites are marked.
  public var favouriteMark = FavouriteMark.star
  /// The title of a row for the favourites among the pages of all groups; nil for no such row.
  ///
  /// The row is in the list while there are such favourites.
  public var favouritesGroup: String?
  /// What is alone on the screen at the start, for a second at least and until there are entries;
  /// empty for nothing.
  public var splash: [Node] = []
  /// What the user can do while content is loaded again.
  public var refresh = Refresh.background

  /// How content is loaded again when the user asks for it.
  public enum Refresh: Hashable, Sendable {
    /// The user reads on meanwhile.
    case background
    /// Keys wait until the new content is there, or could not be loaded.
    case blocking
  }

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - names: What the entries are called.
  ///   - filters: The filters that Tab goes through, in order; an empty array means `.all` alone.
  ///     Those for the categories of the entries follow the first.
  ///   - formats: The names of the formats that the source can export; without one, entries can
  ///     neither be saved nor copied.
  ///   - actions: What custom keys do; the first action with a key has it.
  public init(
    _ names: EntryNames,
    filters: [CatalogueFilter] = [.all, .favourites],
    formats: [String] = [],
    actions: [CatalogueAction] = []
  ) {
    self.names = names
    self.filters = filters.isEmpty ? [.all] : filters
    self.formats = formats
    self.actions = actions
  }
}

/// A named selection of the entries.
public struct CatalogueFilter: Sendable {
  /// The name in the heading.
  public let name: String
  /// Whether the filter includes all entries.
  private(set) var includesAll = false
  private let condition: @Sendable (CatalogueEntry, _ isFavourite: Bool) -> Bool
}

extension CatalogueFilter {
  /// Creates a filter for the entries that meet a condition.
  ///
  /// - Parameters:
  ///   - name: The name in the heading.
  ///   - condition: Whether the filter includes an entry. It is called for each entry that arrives,
  ///     and for all of them whenever favourites change, so it should be fast.
  public init(_ name: String, where condition: @escaping @Sendable (CatalogueEntry) -> Bool) {
    self.init(name: name) { entry, _ in condition(entry) }
  }

  /// The entries of a category.
  static func category(_ name: String) -> Self { Self(name) { $0.category == name } }

  /// All entries.
  public static let all = Self(name: "All", includesAll: true) { _, _ in true }
  /// The entries that the user has marked.
  public static let favourites = Self(name: "Favourites") { $1 }

  /// Whether the filter includes an entry; only for `.favourites` does it matter whether the user
  /// has marked it.
  public func includes(_ entry: CatalogueEntry, isFavourite: Bool = false) -> Bool {
    condition(entry, isFavourite)
  }
}

/// What a catalogue can do with an entry when a key is pressed.
public struct CatalogueAction: Sendable {
  /// The key, which should be none of those that the screens use: it would take the place of one.
  public let key: KeyPress
  /// What it does, for help: `vote for the answer`.
  public let summary: String
  /// What the user sees first.
  public let start: @Sendable (CatalogueEntry) -> Interaction

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - key: The key; where lines are asked for, its name before a number: `v 2`.
  ///   - summary: What the key does, in a few words for the help.
  ///   - start: Returns what follows for the selected entry. The screens wait for it, so longer
  ///     work belongs into an `Interaction.work`.
  public init(
    key: KeyPress,
    summary: String,
    start: @escaping @Sendable (CatalogueEntry) -> Interaction
  ) {
    self.key = key
    self.summary = summary
    self.start = start
  }
}

/// The mark of favourites, in the list and above a page.
public struct FavouriteMark: Hashable, Sendable {
  /// What marks a favourite.
  public let marked: String
  /// What is above the page of any other entry.
  public let unmarked: String

  /// Creates a mark, such as `Self("♥", unmarked: "♡")`.
  ///
  /// - Parameters:
  ///   - marked: What marks a favourite.
  ///   - unmarked: What marks the page of any other entry; nothing if it is empty.
  public init(_ marked: String, unmarked: String = "") {
    self.marked = marked
    self.unmarked = unmarked
  }

  /// A star for favourites alone.
  public static let star = Self("★")
  /// A heart, which is empty for entries that are not favourites.
  public static let heart = Self("♥", unmarked: "♡")
}

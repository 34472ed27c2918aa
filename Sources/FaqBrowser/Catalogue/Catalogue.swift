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
  ///   - filters: The filters that Tab goes through, in order; an empty array is that of `.all`.
  ///   - formats: The names of the formats that the source can export; without one, entries can
  ///     neither be saved nor copied.
  ///   - actions: What keys of your own do; the first action with a key has it.
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

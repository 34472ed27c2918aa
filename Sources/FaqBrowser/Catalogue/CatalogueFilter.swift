/// A named selection of the entries.
public struct CatalogueFilter: Sendable {
  /// The name in the heading.
  public let name: String
  private let condition: Condition

  private enum Condition: Sendable {
    case all
    case favourites
    case custom(@Sendable (CatalogueEntry) -> Bool)
  }

  /// Creates a filter for the entries that meet a condition.
  ///
  /// - Parameters:
  ///   - name: The name in the heading.
  ///   - condition: Whether the filter includes an entry. It is called for each entry that arrives,
  ///     and for all of them whenever favourites change, so it should be fast.
  public init(_ name: String, where condition: @escaping @Sendable (CatalogueEntry) -> Bool) {
    self.name = name
    self.condition = .custom(condition)
  }

  private init(_ name: String, _ condition: Condition) {
    self.name = name
    self.condition = condition
  }

  /// All entries.
  public static let all = Self("All", .all)
  /// The entries that the user has marked.
  public static let favourites = Self("Favourites", .favourites)
}

extension CatalogueFilter {
  var includesAll: Bool {
    if case .all = condition { true } else { false }
  }

  /// Whether the filter includes an entry; only for `.favourites` does it matter whether the user
  /// has marked it.
  public func includes(_ entry: CatalogueEntry, isFavourite: Bool = false) -> Bool {
    switch condition {
    case .all: true
    case .favourites: isFavourite
    case .custom(let holds): holds(entry)
    }
  }
}

/// The mark of favourites, in the list and above a page.
public struct FavouriteMark: Hashable, Sendable {
  /// What marks a favourite.
  public let marked: String
  /// What stands above the page of any other entry.
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
  /// A heart, which is empty for entries that are no favourites.
  public static let heart = Self("♥", unmarked: "♡")
}

/// An article of a feed: what is said about a page, and the address of the page.
public struct Article: Hashable, Sendable {
  /// What identifies the article when the feed changes; nil if the feed gives it no name.
  public var identity: String?
  /// The title.
  public var title: String
  /// What the page is about.
  public var summary: String?
  /// The address of the page, as the feed has it.
  public var link: String?
  /// The address of a picture, as the feed has it.
  public var image: String?
  /// What the picture shows.
  public var imageDescription: String?
  /// When the page was published, as the feed says it.
  public var date: String?

  /// Creates an article that has only a title.
  public init(title: String) { self.title = title }
}

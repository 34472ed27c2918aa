import FaqService

/// An article of a feed: what is said about a page, and the address of the page.
///
/// Each text is as the feed spells it, so that its place in the feed is known.
public struct Article: Hashable, Sendable {
  /// What identifies the article when the feed changes; nil if the feed gives it no name.
  public let identity: RawString?
  /// The title.
  public let title: RawString
  /// What the page is about.
  public let summary: RawString?
  /// The address of the page.
  public let link: RawString?
  /// The address of a picture.
  public let image: RawString?
  /// What the picture shows.
  public let imageDescription: RawString?
  /// When the page was published.
  public let date: RawString?
}

/// Fetches a feed: a JSON array of articles, or a JSON Feed (jsonfeed.org).
///
/// ```json
/// [{"title": "The astrolabe", "link": "https://example.com/a", "image": "https://example.com/a.png"}]
/// ```
public struct FeedService: Sendable {
  /// Delivers the bytes of a feed.
  public typealias Fetch = @Sendable () async throws -> [UInt8]

  private let bytes: Fetch

  /// A service for a feed from anywhere.
  public init(_ bytes: @escaping Fetch) { self.bytes = bytes }

  /// Fetches the feed, and reads its articles.
  public func fetch() async throws(FeedError) -> Feed {
    let content: [UInt8]
    do {
      content = try await bytes()
    } catch {
      throw .network(error)
    }
    return try Feed(parsing: content)
  }
}

import FaqService

/// Fetches a feed: a JSON array of articles, or a JSON Feed (jsonfeed.org).
///
/// ```json
/// [{"title": "The astrolabe", "link": "https://example.com/a", "image": "https://example.com/a.png"}]
/// ```
public struct FeedService: Sendable {
  private let source: any FaqSource

  /// A service for the feed that a source delivers.
  public init(source: any FaqSource) { self.source = source }

  /// Fetches the feed, and reads its articles.
  public func fetch() async throws(FeedError) -> Feed { try Feed(parsing: try await bytes()) }
}

private extension FeedService {
  func bytes() async throws(FeedError) -> [UInt8] {
    do throws(FaqServiceError) {
      var stream = try await source.open()
      var bytes: [UInt8] = []
      while let chunk = try await stream.next() { bytes += chunk }
      return bytes
    } catch {
      throw FeedError(error)
    }
  }
}

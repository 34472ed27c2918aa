import FaqService
import FeedService

/// The articles of a feed as entries.
struct ArticleSource: FaqSource {
  /// The source of the feed.
  let base: any FaqSource

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    switch Coordinator.step(after: await load()) {
    case .list(let articles):
      let entries = articles.map(\.entry).joined(separator: ",\n")
      return MemorySource(Array("[\(entries)]".utf8), name: name).open()
    case .offerRetry(let error): throw FaqServiceError(error, source: name)
    }
  }
}

private extension ArticleSource {
  func load() async -> LoadEvent {
    do throws(FeedError) {
      return .loaded(try await FeedService(source: base).fetchArticles())
    } catch {
      return .failed(error)
    }
  }
}

private extension FaqServiceError {
  /// Says which of the two went wrong: fetching or reading.
  init(_ error: FeedError, source: String) {
    switch error {
    case .network(let cause):
      self.init(
        cause.code,
        source: source,
        reason: "the feed could not be fetched: \(cause.reason)",
        hint: cause.hint,
        recovery: cause.recovery
      )
    case .decoding(let reason):
      self.init(
        .malformed,
        source: source,
        reason: "the feed could not be read: \(reason)",
        hint: "A feed is a JSON array of articles with a title and a link, or a JSON Feed."
      )
    }
  }
}

import FaqService
import FeedService

/// A feed whose errors say which of the two went wrong: fetching or reading.
struct ArticleSource: FaqSource {
  /// The source of the feed.
  let base: any FaqSource

  var name: String { base.name }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    switch Coordinator.step(after: await load()) {
    case .list(let feed): return MemorySource(feed.bytes, name: name).open()
    case .offerRetry(let error): throw FaqServiceError(error, source: name)
    }
  }
}

private extension ArticleSource {
  func load() async -> LoadEvent {
    do throws(FeedError) {
      return .loaded(try await FeedService(source: base).fetch())
    } catch {
      return .failed(error)
    }
  }
}

private extension FaqServiceError {
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

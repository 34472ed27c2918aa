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
    case .offerRetry(.network(let error)):
      let cause =
        error as? FaqServiceError
        ?? FaqServiceError(.unavailable, source: name, reason: "\(error)")
      // Content that the source itself cannot read is no trouble of the network.
      throw cause.code == .malformed ? unreadable(cause.reason) : unavailable(cause)
    case .offerRetry(.decoding(let reason)): throw unreadable(reason)
    }
  }
}

private extension ArticleSource {
  func load() async -> LoadEvent {
    let service = FeedService { [base] in
      var stream = try await base.open()
      var bytes: [UInt8] = []
      while let chunk = try await stream.next() { bytes += chunk }
      return bytes
    }
    do throws(FeedError) {
      return .loaded(try await service.fetch())
    } catch {
      return .failed(error)
    }
  }

  func unavailable(_ cause: FaqServiceError) -> FaqServiceError {
    FaqServiceError(
      cause.code,
      source: name,
      reason: "the feed could not be fetched: \(cause.reason)",
      hint: cause.hint,
      recovery: cause.recovery
    )
  }

  func unreadable(_ reason: String) -> FaqServiceError {
    FaqServiceError(
      .malformed,
      source: name,
      reason: "the feed could not be read: \(reason)",
      hint: "A feed is a JSON array of articles with a title and a link, or a JSON Feed."
    )
  }
}

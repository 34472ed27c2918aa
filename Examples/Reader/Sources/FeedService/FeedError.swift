import FaqService

/// Why there are no articles.
public enum FeedError: Error, Sendable {
  /// The feed could not be fetched.
  case network(FaqServiceError)
  /// What was fetched is no feed.
  case decoding(reason: String)
}

extension FeedError {
  /// Creates the error that a failing source means: malformed content is no trouble of the network.
  init(_ error: FaqServiceError) {
    self = error.code == .malformed ? .decoding(reason: error.reason) : .network(error)
  }
}

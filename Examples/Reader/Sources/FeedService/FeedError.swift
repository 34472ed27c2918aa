/// Why there are no articles.
public enum FeedError: Error {
  /// The feed could not be fetched.
  case network(any Error)
  /// What was fetched is no feed.
  case decoding(reason: String)
}

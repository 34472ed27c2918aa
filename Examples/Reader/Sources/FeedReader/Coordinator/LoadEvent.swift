import FeedService

/// What happens while the feed is loaded.
enum LoadEvent {
  case loaded(Feed)
  case failed(FeedError)
}

/// What follows a `LoadEvent`.
enum LoadStep {
  case list(Feed)
  case offerRetry(FeedError)
}

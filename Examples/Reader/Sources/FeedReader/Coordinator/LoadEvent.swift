import FeedService

/// What happens while the feed is loaded.
enum LoadEvent {
  case loaded([Article])
  case failed(FeedError)
}

/// What follows a `LoadEvent`.
enum LoadStep {
  case list([Article])
  case offerRetry(FeedError)
}

import FeedService

/// Decides what follows each event.
///
/// It does nothing itself, so that its decisions can be read and tested in one place.
enum Coordinator {
  /// What follows when the feed was loaded, at the start or again: the list opens only with data.
  ///
  /// The screens offer to repeat, and keep the old list if there is one.
  static func step(after event: LoadEvent) -> LoadStep {
    switch event {
    case .loaded(let feed) where feed.articles.isEmpty:
      .offerRetry(.decoding(reason: "there are no articles in it"))
    case .loaded(let feed): .list(feed)
    case .failed(let error): .offerRetry(error)
    }
  }

  /// What follows when the user has chosen an article.
  static func step(after event: PageEvent) -> PageStep {
    switch event {
    case .chosen(let choice):
      choice.address.map { .ask(choice, $0) } ?? .summary
    case .readingChosen(let choice, let address): .fetch(choice, address)
    case .fetched(let choice, let document): .show(choice, document)
    case .failed(let error): .report("\(error)")
    }
  }
}

import ContentParser

/// What happens after an article was chosen.
enum PageEvent {
  case chosen(Choice)
  case readingChosen(Choice, Address)
  case fetched(Choice, Document)
  case failed(PageError)
}

/// What follows a `PageEvent`.
enum PageStep: Equatable {
  /// Show what the feed says about the article.
  case summary
  /// Ask whether to show that, or where to open the page.
  case ask(Choice, Address)
  /// Fetch the page and the picture of the article.
  case fetch(Choice, Address)
  case show(Choice, Document)
  /// Go back to the list, with a message.
  case report(String)
}

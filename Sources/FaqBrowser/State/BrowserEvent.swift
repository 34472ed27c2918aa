/// An event that changes the state of the screens.
enum BrowserEvent: Sendable {
  case input(InputEvent)
  case resize(ScreenSize)
  /// Time has passed; each event says how much.
  case tick
  /// A load has begun. Content that is shown stays until the load has ended.
  case loadingBegan
  case arrived([CatalogueEntry])
  case loadingEnded(Provenance)
  case loadingFailed(LoadFailure)
  /// The source has changed.
  case sourceChanged
  /// The identities of the favourites, when they have been read or another process changed them.
  case favourites(Set<String>)
  /// The entries that match, the best first.
  case found([SearchHit], for: SearchRequest)
  /// A page has been laid out.
  case laidOut(Page, for: PageRequest)
  /// The result of an effect: a message or a dialog.
  case interaction(Interaction)
  /// Work has ended, and this follows.
  case workEnded(Work, Interaction)
}

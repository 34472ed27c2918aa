import TextSearch

/// What happens to the screens.
enum BrowserEvent: Sendable {
  case input(InputEvent)
  case resize(ScreenSize)
  /// Time has passed; each event says how much.
  case tick
  /// Content is about to arrive. What was there stays until all of it has.
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
  /// How an effect ended: what the user is told, or asked.
  case interaction(Interaction)
}

/// An entry that matches a search.
struct SearchHit: Hashable, Sendable {
  /// The place of the entry in the content.
  let entry: Int
  let rank: SearchRank
}

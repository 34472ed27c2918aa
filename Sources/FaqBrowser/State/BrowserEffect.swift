/// What the runtime of the screens has to do.
///
/// Entries are named by their places in the content.
enum BrowserEffect: Hashable, Sendable {
  /// Read the content, or read it again past any cache.
  case load
  /// Search all text of the entries.
  case search(SearchRequest)
  /// Lay out a page that takes a while.
  case layOut(PageRequest)
  /// Store whether an entry is a favourite.
  case setFavourite(identity: String, Bool)
  case open(address: String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Put an entry on the clipboard, in the first format.
  case copyEntry(EntryPlace)
  case save(EntryPlace, format: String)
  /// Open the source of an entry in an editor, at its line.
  case edit(EntryPlace)
  /// Do work, and report what follows.
  case run(Work)
  /// Forget the work: its result has come, or the user has given up.
  case endWork
  /// Stop as Ctrl-Z stops a program.
  case suspend
  /// Draw the whole screen anew.
  case redraw
  case quit
}

/// A search, and the content that it is for: places of entries in other content mean nothing.
struct SearchRequest: Hashable, Sendable {
  let query: String
  /// How many times content had been replaced before the search.
  let revision: Int
}

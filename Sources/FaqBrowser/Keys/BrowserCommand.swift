/// What a key does.
enum BrowserCommand: Hashable, Sendable, CaseIterable {
  case up
  case down
  case pageUp
  case pageDown
  case first
  case last
  /// Goes to the entry whose number is typed.
  case jump
  case open
  case back
  case search
  case nextFilter
  case previousFilter
  case nextEntry
  case previousEntry
  case nextLink
  case previousLink
  case openLink
  case copyLink
  case toggleFavourite
  case share
  case edit
  case refresh
  case help
  case redraw
  case suspend
  case quit
}

/// What a user did at the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted, which is never taken for keys.
  case paste(String)
  case click(ScreenPoint)
  /// The wheel was turned, by lines: up if negative.
  case wheel(Int, ScreenPoint)
  /// The terminal's window has become the active one, or another one has.
  case focus(Bool)
}

/// What a user did at the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted, which is never taken for keys.
  case paste(String)
  case click(ScreenPoint)
  /// The wheel was turned by a number of steps; negative is up.
  case wheel(Int, ScreenPoint)
  /// The terminal's window gained or lost the focus.
  case focus(Bool)
}

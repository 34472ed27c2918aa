/// A key, or a scalar that was typed.
public enum Key: Hashable, Sendable {
  /// A key that types a scalar.
  case character(Unicode.Scalar)
  /// Enter, also that of the keypad.
  case enter
  /// Escape.
  case escape
  /// The tabulator.
  case tab
  /// The key that deletes backwards.
  case backspace
  /// The key that deletes forwards.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// F1 and the keys beside it.
  case function(Int)
}

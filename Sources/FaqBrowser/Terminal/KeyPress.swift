/// A key with the modifiers that were held.
///
/// Shift is part of a character: `G`, and not Shift with `g`.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// The modifiers that were held.
  public let modifiers: Modifiers

  /// The keys that modify others.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    public let rawValue: UInt8

    /// Creates a set of modifiers from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, with a key that types no character.
    public static let shift = Self(rawValue: 1)
    /// Alt, also called Option.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
  }

  /// A key, alone or with modifiers.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key with Control: `.control("l")`, in lower case.
  public static func control(_ character: Unicode.Scalar) -> Self {
    Self(.character(character), .control)
  }

  /// A key that types no character, with Shift: `.shift(.tab)`.
  public static func shift(_ key: Key) -> Self { Self(key, .shift) }

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

  static let enter = Self(.enter)
  static let escape = Self(.escape)
  static let tab = Self(.tab)
  static let backspace = Self(.backspace)
  static let up = Self(.up)
  static let down = Self(.down)
  static let left = Self(.left)
  static let right = Self(.right)
  static let home = Self(.home)
  static let end = Self(.end)
  static let pageUp = Self(.pageUp)
  static let pageDown = Self(.pageDown)
}

extension KeyPress: ExpressibleByUnicodeScalarLiteral {
  /// A key that types a character.
  public init(unicodeScalarLiteral character: Unicode.Scalar) { self.init(.character(character)) }
}

extension KeyPress: CustomStringConvertible {
  /// The name of the key in help: `Ctrl-L`, `Shift-Tab`, `PgDn`, `j`.
  public var description: String {
    var name = modifiers.contains(.control) ? "Ctrl-" : ""
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    return name + key.name(isUppercase: modifiers.contains(.control))
  }
}

private extension KeyPress.Key {
  func name(isUppercase: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character) where isUppercase: String(character).uppercased()
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

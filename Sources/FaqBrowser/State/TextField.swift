import Bytes

/// A line of text that is typed at its end.
struct TextField: Hashable, Sendable {
  /// The limit in scalars, since pasted text may be long.
  private static let longest = 500

  private(set) var text = ""

  /// Applies a key to the text; returns false if the key does not edit text.
  mutating func handle(_ press: KeyPress) -> Bool {
    switch press {
    case .backspace: _ = text.popLast()
    case .control("u"): text = ""
    case .control("w"): removeWord()
    default:
      guard case .character(let character) = press.key, press.modifiers.isEmpty else {
        return false
      }
      insert(String(character))
    }
    return true
  }

  /// Adds typed or pasted text, except for what cannot be shown on one line.
  mutating func insert(_ more: String) {
    for scalar in more.unicodeScalars.prefix(Self.longest - text.unicodeScalars.count) {
      let isBlank = ["\t", "\n", "\r", "\u{2028}", "\u{2029}"].contains(scalar)
      if isBlank || !scalar.isUnsafeToShow {
        text.unicodeScalars.append(isBlank ? " " : scalar)
      }
    }
  }

  private mutating func removeWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }
}

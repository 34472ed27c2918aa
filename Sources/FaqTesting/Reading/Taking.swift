/// Reads a text scalar by scalar: a mark that combines with markup does not hide it.
extension Substring.UnicodeScalarView {
  /// Takes the scalars up to the first that does not meet a condition.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = prefix(while: condition)
    self = self[taken.endIndex...]
    return String(Substring(taken))
  }

  /// Whether a text is at the front.
  func hasPrefix(_ text: String) -> Bool { starts(with: text.unicodeScalars) }

  /// Takes a text from the front, and says whether it was there.
  mutating func take(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Takes everything in front of a text, or all if it is not there.
  mutating func take(until end: String) -> String {
    let start = self
    while !isEmpty, !hasPrefix(end) { removeFirst() }
    return String(Substring(start[..<startIndex]))
  }

  /// Takes everything up to the end of a text; nil if it is not there.
  mutating func take(through end: String) -> String? {
    var rest = self
    let taken = rest.take(until: end)
    guard rest.take(end) else { return nil }
    self = rest
    return taken
  }

  /// Takes a character that an entity of HTML or a number stands for, from the `&` on.
  mutating func takeEntity() -> String? {
    let names = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
    var rest = self
    guard rest.take("&"), let name = rest.take(through: ";"), name.utf8.count < 10 else {
      return nil
    }
    let number = name.dropFirst()
    let value =
      number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    let scalar = name.hasPrefix("#") ? value.flatMap(Unicode.Scalar.init) : nil
    guard let text = scalar.map({ String(Character($0)) }) ?? names[name] else {
      return nil
    }
    self = rest
    return text
  }
}

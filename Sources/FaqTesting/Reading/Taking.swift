/// Reads a text from its front.
extension Substring {
  /// Takes the characters up to the first that does not meet a condition.
  mutating func take(while condition: (Character) -> Bool) -> Substring {
    let taken = prefix(while: condition)
    self = self[taken.endIndex...]
    return taken
  }

  /// Takes a text from the front, and says whether it was there.
  mutating func take(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.count)
    return true
  }

  /// Takes everything in front of a text of ASCII, or all if it is not there.
  mutating func take(until end: String) -> Substring {
    var rest = self
    while let byte = end.utf8.first, let position = rest.utf8.firstIndex(of: byte) {
      rest = rest[position...]
      if rest.hasPrefix(end) { break }
      rest.removeFirst()
    }
    let start = rest.hasPrefix(end) ? rest.startIndex : endIndex
    defer { self = self[start...] }
    return self[..<start]
  }

  /// Takes everything up to the end of a text; nil if it is not there.
  mutating func take(through end: String) -> Substring? {
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
    guard let text = scalar.map({ String(Character($0)) }) ?? names[String(name)] else {
      return nil
    }
    self = rest
    return text
  }
}

import Bytes

/// The margins of lines: the marks of the quotes and list items that contain them.
struct Margins {
  /// How many lines were begun.
  private(set) var lineCount = 0
  private var margins: [Margin] = []
  /// How many margins the blank line before the next line has; nil for no blank line.
  private var gap: Int?

  /// Asks for a blank line before the next line.
  mutating func leaveGap() { gap = margins.count }

  /// Takes that back.
  mutating func closeGap() { gap = nil }

  mutating func push(_ margin: Margin) { margins.append(margin) }

  mutating func pop() { margins.removeLast() }

  /// Begins a line, and returns its margins, after the blank line if one was asked for.
  mutating func beginLine() -> String {
    var text = ""
    if let gap {
      text = margins.prefix(gap).map(\.next).joined().trimmedEnd + "\n"
      self.gap = nil
    }
    for index in margins.indices {
      text += margins[index].next
      margins[index].next = margins[index].rest
    }
    lineCount += 1
    return text
  }
}

/// The text before the lines of one quote or list item.
struct Margin {
  /// The text before the next line.
  var next: String
  /// The text before the lines after that.
  let rest: String

  static let quote = Self(next: "│ ", rest: "│ ")
  static let bullet = Self(mark: "• ")

  static func number(_ number: Int) -> Self { Self(mark: "\(number). ") }
}

private extension Margin {
  /// A mark on the first line, and as many spaces on the others.
  init(mark: String) { self.init(next: mark, rest: String(repeating: " ", count: mark.count)) }
}

import ContentParser

/// A text as UTF-8, with the look of each stretch.
struct StyledText {
  private var content = OutputBuffer(capacity: 1_024)
  private var runs: [Run] = []

  /// A stretch of one look, which begins where the one in front ends.
  private struct Run {
    let end: Int
    let style: TextStyle
  }

  /// Most texts are no longer than what it has memory for from the start.
  init() { runs.reserveCapacity(4) }

  var utf8: [UInt8] { content.bytes }
  var count: Int { content.bytes.count }

  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    content.append(text)
    runs.append(Run(end: count, style: style))
  }

  /// Makes it empty, for another text of about the same length.
  mutating func removeAll() {
    content.removeAll()
    runs.removeAll(keepingCapacity: true)
  }

  /// Gives a function each stretch of a range.
  func forEachRun(in range: Range<Int>, _ body: (Span<UInt8>, TextStyle) -> Void) {
    let text = content.bytes.span
    var start = range.lowerBound
    var index = firstRun(behind: start)
    while start < range.upperBound {
      let end = min(runs[index].end, range.upperBound)
      body(text.extracting(start..<end), runs[index].style)
      (start, index) = (end, index + 1)
    }
  }

  /// The run in which an offset is; looked for by halves, since there may be as many as letters.
  private func firstRun(behind offset: Int) -> Int {
    var found = 0..<runs.count
    while found.count > 1 {
      let middle = (found.lowerBound + found.upperBound - 1) / 2
      if runs[middle].end > offset {
        found = found.lowerBound..<middle + 1
      } else {
        found = middle + 1..<found.upperBound
      }
    }
    return found.lowerBound
  }
}

/// What a stretch of text is, and where it leads.
struct TextStyle {
  var roles: TextRoles = []
  var address: Address?

  /// Whether it is text like any other.
  var isPlain: Bool { roles.isEmpty && address == nil }

  func adding(_ role: TextRoles) -> Self { Self(roles: roles.union(role), address: address) }
}

import Bytes
import ContentParser
import FaqService
import TextLayout

/// A text as UTF-8, with the style of each stretch.
struct StyledText {
  private var content = OutputBuffer(capacity: 1_024)
  private var runs: [Run] = []

  /// A stretch of one style, which begins where the one in front of it ends.
  private struct Run {
    let end: Int
    let style: TextStyle
  }

  /// Creates an empty text with memory for most lines.
  init() { runs.reserveCapacity(4) }

  var utf8: [UInt8] { content.bytes }
  var count: Int { content.bytes.count }
  var isEmpty: Bool { content.bytes.isEmpty }

  mutating func append(_ text: String, _ style: TextStyle) {
    text.withUTF8Bytes { append($0, style) }
  }

  mutating func append(_ text: Span<UInt8>, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    content.append(text)
    runs.append(Run(end: count, style: style))
  }

  /// Appends a range of another text.
  mutating func append(_ other: Self, _ range: Range<Int>) {
    other.forEachRun(in: range) { text, style in
      content.append(text)
      runs.append(Run(end: count, style: style))
    }
  }

  /// The columns that a range takes in a terminal.
  func columns(in range: Range<Int>) -> Int {
    let text = content.bytes.span.extracting(range)
    return TextWidth.of(text)
  }

  /// Removes the text and keeps its memory.
  mutating func removeAll() {
    content.removeAll()
    runs.removeAll(keepingCapacity: true)
  }

  /// Calls a function with each stretch of a range.
  func forEachRun(in range: Range<Int>, _ body: (Span<UInt8>, TextStyle) -> Void) {
    let text = content.bytes.span
    var start = range.lowerBound
    var index = runs.partitioningIndex { $0.end > start }
    while start < range.upperBound {
      let end = min(runs[index].end, range.upperBound)
      body(text.extracting(start..<end), runs[index].style)
      (start, index) = (end, index + 1)
    }
  }
}

/// The roles of a stretch of text, and its address if it is a link.
struct TextStyle {
  var roles: TextRoles = []
  var address: Address?

  /// Whether the text has no role and no address.
  var isPlain: Bool { roles.isEmpty && address == nil }

  func adding(_ role: TextRoles) -> Self { Self(roles: roles.union(role), address: address) }
}

import Bytes
import ContentParser
import TextLayout

/// A text as UTF-8, with the style of each stretch.
struct StyledText {
  private var content = OutputBuffer(capacity: 1_024)
  private var runs: [Run] = []

  /// A stretch of one style, which begins where the previous one ends.
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
  func columns(in range: Range<Int>) -> Int { TextWidth.of(content.bytes.span.extracting(range)) }

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
  /// A bit for each role.
  private var roles: UInt32 = 0
  var address: Address?
  /// The number of the entry that the text leads to.
  var entry: Int?

  /// No role, and no address.
  init() {
    // All properties have their initial values.
  }

  init(_ role: TextRole) { roles = Self.bit(of: role) }

  /// Whether the text has no role, and leads nowhere.
  var isPlain: Bool { roles == 0 && address == nil && entry == nil }

  func contains(_ role: TextRole) -> Bool { roles & Self.bit(of: role) != 0 }

  func adding(_ role: TextRole) -> Self { changing(self) { $0.roles |= Self.bit(of: role) } }

  private static func bit(of role: TextRole) -> UInt32 { 1 << UInt32(role.rawValue) }
}

/// Writes lines, each after the margins of the blocks that it is in.
struct IndentedLineWriter {
  var buffer = OutputBuffer()
  private(set) var lineCount = 0
  private let encoding: TextEncoding
  private var margins: [Margin] = []
  /// The number of margins before the blank line to write next, if there is one.
  private var gap: Int?

  init(encoding: TextEncoding) { self.encoding = encoding }

  /// Writes a range of a text as a line.
  mutating func write(_ text: StyledText, _ range: Range<Int>) {
    beginLine(isBlank: range.isEmpty)
    text.forEachRun(in: range) { write($0, $1) }
    endLine()
  }

  /// Writes a line of a picture.
  mutating func write(_ line: PixelLine) {
    beginLine(isBlank: line.isBlank)
    line.append(to: &buffer)
    endLine()
  }

  /// Writes a line of margins alone.
  mutating func writeBlankLine() {
    beginLine(isBlank: true)
    endLine()
  }

  private mutating func beginLine(isBlank: Bool) {
    if let gap {
      self.gap = nil
      writeMargins(gap, isBlankLine: true)
      endLine()
    }
    guard !margins.isEmpty else { return }
    writeMargins(margins.count, isBlankLine: isBlank)
    for index in margins.indices { margins[index].isWritten = true }
  }

  private mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  private mutating func write(_ utf8: Span<UInt8>, _ style: TextStyle) {
    if style.isPlain { buffer.append(utf8) } else { encoding.encode(utf8, style, to: &buffer) }
  }

  /// Writes the first margins, on a blank line without spaces at its end.
  private mutating func writeMargins(_ count: Int, isBlankLine: Bool) {
    var end = count
    while isBlankLine, end > 0, margins[end - 1].text.isOfSpaces { end -= 1 }
    for index in 0..<end {
      margins[index].text.withUTF8Bytes { write($0, margins[index].style) }
    }
  }

  /// A text before the first line, and another before the lines that follow.
  struct Margin {
    let first: String
    let rest: String
    let style: TextStyle
    let isOptional: Bool
    var isWritten = false

    var text: String { isWritten ? rest : first }
  }

  mutating func begin(_ margin: Margin) { margins.append(margin) }

  /// Ends the last margin, which is on an otherwise empty line if no line was written after it.
  ///
  /// One that is optional, or consists of spaces, is left out instead.
  mutating func endMargin() {
    if let margin = margins.last, !margin.isWritten, !margin.isOptional, !margin.first.isOfSpaces {
      writeBlankLine()
    }
    margins.removeLast()
  }

  /// Writes a blank line before the next line, if another line follows.
  mutating func leaveGap() { gap = margins.count }

  /// Cancels the blank line.
  mutating func closeGap() { gap = nil }
}

private extension String { var isOfSpaces: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } } }

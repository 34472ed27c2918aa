import Bytes
import ContentParser

/// Writes lines, each behind the margins of the blocks that it is in.
struct Sheet {
  var output = OutputBuffer()
  private(set) var lineCount = 0
  private let encoding: any TextEncoding
  private var margins: [Margin] = []
  /// The number of margins in front of the blank line to write next, if there is one.
  private var gap: Int?

  init(encoding: any TextEncoding) { self.encoding = encoding }

  /// Writes a range of a text as a line.
  mutating func write(_ text: StyledText, _ range: Range<Int>) {
    beginLine(isBlank: range.isEmpty)
    text.forEachRun(in: range) { write($0, $1) }
    endLine()
  }

  /// Writes a line of a picture.
  mutating func write(_ line: PixelLine) {
    beginLine(isBlank: line.isBlank)
    line.append(to: &output)
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
    output.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  private mutating func write(_ utf8: Span<UInt8>, _ style: TextStyle) {
    if style.isPlain { output.append(utf8) } else { encoding.encode(utf8, style, to: &output) }
  }

  /// Writes the first margins, on a blank line without spaces at its end.
  private mutating func writeMargins(_ count: Int, isBlankLine: Bool) {
    var end = count
    while isBlankLine, end > 0, margins[end - 1].text.isOfSpaces { end -= 1 }
    for index in 0..<end {
      margins[index].text.withUTF8Bytes { write($0, margins[index].style) }
    }
  }
}

extension Sheet {
  /// A text in front of the first line, and another in front of the lines that follow.
  struct Margin {
    let first: String
    let rest: String
    let style: TextStyle
    let isOptional: Bool
    var isWritten = false

    var text: String { isWritten ? rest : first }
  }

  /// Begins a margin.
  mutating func beginMargin(
    _ first: String,
    _ rest: String,
    _ style: TextStyle,
    isOptional: Bool
  ) {
    margins.append(Margin(first: first, rest: rest, style: style, isOptional: isOptional))
  }

  /// Ends the last margin, which stands on a line of its own if no line was written behind it.
  ///
  /// One that is optional, or consists of spaces, is left out instead.
  mutating func endMargin() {
    if let margin = margins.last, !margin.isWritten, !margin.isOptional, !margin.first.isOfSpaces {
      writeBlankLine()
    }
    margins.removeLast()
  }

  /// Writes a blank line in front of the next line, if another line follows.
  mutating func leaveGap() { gap = margins.count }

  /// Cancels the blank line.
  mutating func closeGap() { gap = nil }
}

private extension String {
  var isOfSpaces: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

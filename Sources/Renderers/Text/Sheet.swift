import Bytes
import ContentParser

/// Lines on their way out, each behind the marks of the blocks in which it is.
struct Sheet {
  var output = OutputBuffer()
  private(set) var lineCount = 0
  private let encoding: any TextEncoding
  private var marks: [Mark] = []
  /// How many marks stand in front of the blank line that is due.
  private var gap: Int?

  init(encoding: any TextEncoding) { self.encoding = encoding }

  /// Writes a range of a text as a line.
  mutating func write(_ text: StyledText, _ range: Range<Int>) {
    beginLine(isBlank: range.isEmpty)
    text.forEachRun(in: range) { write($0, $1) }
    endLine()
  }

  /// Writes a line with nothing on it but marks.
  mutating func writeBlankLine() {
    beginLine(isBlank: true)
    endLine()
  }

  private mutating func beginLine(isBlank: Bool) {
    if let gap {
      self.gap = nil
      writeMarks(gap, isBlankLine: true)
      endLine()
    }
    guard !marks.isEmpty else { return }
    writeMarks(marks.count, isBlankLine: isBlank)
    for index in marks.indices { marks[index].isWritten = true }
  }

  private mutating func endLine() {
    output.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  private mutating func write(_ utf8: Span<UInt8>, _ style: TextStyle) {
    if style.isPlain { output.append(utf8) } else { encoding.encode(utf8, style, to: &output) }
  }

  /// Writes the first marks; spaces at the end of a line that is blank but for them are left out.
  private mutating func writeMarks(_ count: Int, isBlankLine: Bool) {
    var end = count
    while isBlankLine, end > 0, marks[end - 1].text.isOfSpaces { end -= 1 }
    for index in 0..<end {
      marks[index].text.withUTF8Bytes { write($0, marks[index].style) }
    }
  }
}

extension Sheet {
  /// What stands in front of lines: one text on the first, another on those that follow.
  struct Mark {
    let first: String
    let rest: String
    let style: TextStyle
    var isWritten = false

    var text: String { isWritten ? rest : first }
  }

  /// Puts a mark in front of lines; where there are none, it stands alone if it is seen.
  mutating func mark(_ first: String, _ rest: String, _ style: TextStyle) {
    marks.append(Mark(first: first, rest: rest, style: style))
  }

  mutating func unmark() {
    if let mark = marks.last, !mark.isWritten, !mark.first.isOfSpaces { writeBlankLine() }
    marks.removeLast()
  }

  /// Leaves a blank line in front of the next line, if there is any.
  mutating func leaveGap() { gap = marks.count }

  /// Leaves none after all.
  mutating func closeGap() { gap = nil }
}

private extension String {
  var isOfSpaces: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}

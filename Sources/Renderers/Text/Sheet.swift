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
    if let gap {
      self.gap = nil
      writeMarks(marks[..<gap], isBlankLine: true)
      output.append(UInt8(ascii: "\n"))
    }
    if !marks.isEmpty {
      writeMarks(marks[...], isBlankLine: range.isEmpty)
      for index in marks.indices { marks[index].isWritten = true }
    }
    text.forEachRun(in: range) { write($0, $1) }
    output.append(UInt8(ascii: "\n"))
    lineCount += 1
  }

  /// Writes a line with nothing on it but marks.
  mutating func writeBlankLine() { write(StyledText(), 0..<0) }

  private mutating func write(_ utf8: Span<UInt8>, _ style: TextStyle) {
    if style.isPlain { output.append(utf8) } else { encoding.encode(utf8, style, to: &output) }
  }

  /// Spaces at the end of a line that is blank but for them are not written.
  private mutating func writeMarks(_ marks: ArraySlice<Mark>, isBlankLine: Bool) {
    let end =
      isBlankLine ? marks.lastIndex { !$0.text.isOfSpaces }.map { $0 + 1 } ?? 0 : marks.count
    for mark in marks[..<end] { mark.text.withUTF8Bytes { write($0, mark.style) } }
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

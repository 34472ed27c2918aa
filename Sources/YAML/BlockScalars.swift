extension YAMLParser {
  /// Reads a text in lines after `|` or `>`.
  mutating func blockScalar(in parent: Int) throws(YAMLFault) {
    output.openString(from: offset)
    var lines = BlockLines(isFolded: byte() == UInt8(ascii: ">"))
    offset += 1
    try readHeader(of: &lines, in: parent)
    var goesOn = true
    while goesOn, !isAtEnd { goesOn = try blockLine(&lines, in: parent) }
    if lines.chomping == UInt8(ascii: "+") {
      output.appendBreaks(lines.breakCount)
    } else if lines.chomping == nil, lines.hasText {
      output.appendBreaks(1)
    }
    output.closeString()
  }
}

/// The lines of a text so far, and what follows `|` or `>`.
private struct BlockLines {
  let isFolded: Bool
  /// A minus for no line end after the text, a plus for all, or nil for one.
  var chomping: UInt8?
  /// The indentation of all lines; nil until it is given, or a line with text shows it.
  var indent: Int?
  /// How many line ends have not been written.
  var breakCount = 0
  var hasText = false
  /// Whether the last line with text begins with white space, so that it is not folded.
  var isSpaced = false
  /// The most spaces in an empty line before the first text.
  var widest = 0
}

private extension YAMLParser {
  mutating func readHeader(of lines: inout BlockLines, in parent: Int) throws(YAMLFault) {
    while true {
      switch byte() {
      case UInt8(ascii: "-"), UInt8(ascii: "+"): lines.chomping = byte()
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        guard lines.indent == nil else { throw fault("the indentation is one digit") }
        lines.indent = max(parent, 0) + Int(byte() - UInt8(ascii: "0"))
      default:
        skipBlanks()
        guard isComment || byte().isBreak || isAtEnd else {
          throw fault("begin the text on the next line, indented")
        }
        offset = lineEnd
        if !isAtEnd { skipBreak() }
        return
      }
      offset += 1
    }
  }

  /// Reads a line; false if it does not belong to the text.
  mutating func blockLine(_ lines: inout BlockLines, in parent: Int) throws(YAMLFault) -> Bool {
    while byte() == 0x20, column < lines.indent ?? .max { offset += 1 }
    if byte().isBreak {
      lines.widest = max(lines.widest, column)
      lines.breakCount += 1
      skipBreak()
      return true
    }
    guard !isAtEnd, column > parent, column >= lines.indent ?? 0, !isAtMarker else {
      offset = lineStart
      return false
    }
    if lines.indent == nil {
      guard lines.widest <= column else {
        throw fault("an empty line above has more spaces than this first line of the text")
      }
      lines.indent = column
    }
    let isSpaced = byte().isBlank
    if !lines.hasText || !lines.isFolded || isSpaced || lines.isSpaced {
      output.appendBreaks(lines.breakCount)
    } else {
      output.appendFold(lines.breakCount)
    }
    output.append(offset..<lineEnd, of: bytes)
    offset = lineEnd
    (lines.hasText, lines.isSpaced, lines.breakCount) = (true, isSpaced, 1)
    if !isAtEnd { skipBreak() }
    return true
  }
}

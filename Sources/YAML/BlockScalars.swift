extension YAMLParser {
  /// Reads a text in lines after `|` or `>`.
  mutating func blockScalar(in parent: Int) throws(YAMLFault) {
    output.openString(from: offset)
    var header = BlockHeader(isFolded: byte() == UInt8(ascii: ">"))
    offset += 1
    try readHeader(&header, in: parent)
    var lines = BlockLines(indent: header.indent)
    var goesOn = true
    while goesOn, !isAtEnd { goesOn = try blockLine(&lines, header, in: parent) }
    if header.chomping == UInt8(ascii: "+") {
      output.appendBreaks(lines.breakCount)
    } else if header.chomping == nil, lines.hasText {
      output.appendBreaks(1)
    }
    output.closeString()
  }
}

/// What follows `|` or `>`.
private struct BlockHeader {
  let isFolded: Bool
  /// A minus for no line end after the text, a plus for all, or nil for one.
  var chomping: UInt8?
  /// The indentation of the lines, if it is given.
  var indent: Int?
}

/// The lines of a text so far.
private struct BlockLines {
  /// The indentation of all lines; nil until a line with text shows it.
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
  mutating func readHeader(_ header: inout BlockHeader, in parent: Int) throws(YAMLFault) {
    while true {
      switch byte() {
      case UInt8(ascii: "-"), UInt8(ascii: "+"): header.chomping = byte()
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        guard header.indent == nil else { throw fault("the indentation is one digit") }
        header.indent = max(parent, 0) + Int(byte() - UInt8(ascii: "0"))
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
  mutating func blockLine(
    _ lines: inout BlockLines,
    _ header: BlockHeader,
    in parent: Int
  ) throws(YAMLFault) -> Bool {
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
    if !lines.hasText || !header.isFolded || isSpaced || lines.isSpaced {
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

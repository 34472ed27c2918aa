/// A node that a key can be.
enum InlineNode: Equatable {
  /// A node without content.
  case empty
  /// A text without quotes on one line, which is not written yet.
  case plain(Range<Int>)
  /// A quoted text or a collection in brackets, which is written.
  case quoted
  /// A copy of another node, which is written.
  case alias
  /// A text in lines, or a block, which is written.
  case written
}

extension YAMLParser {
  /// Reads a node that is no block.
  mutating func inlineNode(
    in parent: Int,
    isFlow: Bool,
    _ properties: NodeProperties
  ) throws(YAMLFault) -> InlineNode {
    switch byte() {
    case UInt8(ascii: "*"):
      guard properties.isEmpty else { throw fault(ofAliasAt: offset) }
      try readAlias()
      return .alias
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try quoted(in: parent)
      return .quoted
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try flowCollection(in: parent)
      return .quoted
    case UInt8(ascii: ":") where byte(1).isWhite || isFlow && byte(1).isFlowIndicator:
      return .empty
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard isFlow else { break }
      return .empty
    default: break
    }
    return try plain(in: parent, isFlow: isFlow)
  }

  func fault(ofAliasAt offset: Int) -> YAMLFault {
    fault("an alias cannot have an anchor or a tag of its own", at: offset)
  }
}

private extension YAMLParser {
  /// Reads a text without quotes, which may go on in the next lines.
  mutating func plain(in parent: Int, isFlow: Bool) throws(YAMLFault) -> InlineNode {
    try checkPlainStart(isFlow: isFlow)
    let start = offset
    let first = plainLine(isFlow: isFlow)
    var isOpen = false
    while byte().isBreak {
      let end = (offset, lineStart, hasTab)
      let count = skipLines()
      guard continuesPlain(in: parent, isFlow: isFlow) else {
        (offset, lineStart, hasTab) = end
        break
      }
      if !isOpen {
        output.openString(from: start)
        output.append(first, of: bytes)
        isOpen = true
      }
      output.appendFold(count)
      output.append(plainLine(isFlow: isFlow), of: bytes)
    }
    guard isOpen else { return .plain(first) }
    output.closeString()
    return .written
  }

  func checkPlainStart(isFlow: Bool) throws(YAMLFault) {
    let first = byte()
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      guard byte(1).isWhite || isFlow && byte(1).isFlowIndicator else { return }
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "#"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "!"):
      break
    default: if !first.isFlowIndicator { return }
    }
    throw fault("a text cannot begin with \(text(offset..<offset + 1)); put it into quotes")
  }

  /// Whether the line at whose first character the parser is goes on with a text.
  func continuesPlain(in parent: Int, isFlow: Bool) -> Bool {
    guard !isAtEnd, !isAtMarker, byte() != UInt8(ascii: "#"), indent > parent else { return false }
    guard isFlow else { return true }
    if byte() == UInt8(ascii: ":") { return !(byte(1).isWhite || byte(1).isFlowIndicator) }
    return !byte().isFlowIndicator
  }

  /// Reads the rest of a text on a line; the parser is at its end, or at what ends the text.
  mutating func plainLine(isFlow: Bool) -> Range<Int> {
    let start = offset
    var end = offset
    while offset < bytes.count {
      let next = bytes[offset]
      if next == UInt8(ascii: ":") {
        if byte(1).isWhite || isFlow && byte(1).isFlowIndicator { break }
      } else if next == UInt8(ascii: "#") {
        if offset > end { break }
      } else if next.isBreak || isFlow && next.isFlowIndicator {
        break
      }
      offset += 1
      if !next.isBlank { end = offset }
    }
    return start..<end
  }

  /// Reads a text in quotes.
  mutating func quoted(in parent: Int) throws(YAMLFault) {
    let (start, mark) = (offset, byte())
    let isDouble = mark == UInt8(ascii: "\"")
    output.openString(from: start)
    offset += 1
    var run = offset
    while !isAtEnd {
      let next = bytes[offset]
      if next == mark {
        let isPair = !isDouble && byte(1) == mark
        output.append(run..<(isPair ? offset + 1 : offset), of: bytes)
        offset += isPair ? 2 : 1
        if !isPair {
          output.closeString()
          return
        }
      } else if next.isBreak {
        let end = bytes[run..<offset].lastIndex { !$0.isBlank } ?? run - 1
        output.append(run..<end + 1, of: bytes)
        output.appendFold(try skipQuotedLines(in: parent, from: start))
      } else if isDouble, next == UInt8(ascii: "\\") {
        output.append(run..<offset, of: bytes)
        try escape(in: parent, from: start)
      } else {
        offset += 1
        continue
      }
      run = offset
    }
    throw fault("this quotation mark is never closed", at: start)
  }

  /// Moves to the next line with text; how many line ends precede it.
  mutating func skipQuotedLines(in parent: Int, from start: Int) throws(YAMLFault) -> Int {
    let count = skipLines()
    guard !isAtMarker else { throw fault("this quotation mark is never closed", at: start) }
    // Text that is less indented is read too, as by most programs, unless it seems to be an item.
    guard indent > parent || isAtEnd || !isIndicator("-") else {
      throw fault("indent this line of a quoted text more than its key or dash")
    }
    return count
  }

  /// Reads an escape sequence, or the end of a line that is no part of the text.
  mutating func escape(in parent: Int, from quote: Int) throws(YAMLFault) {
    let (start, name) = (offset, byte(1))
    offset += 1
    if name.isBreak {
      let count = try skipQuotedLines(in: parent, from: quote)
      output.appendBreaks(count - 1)
      return
    }
    offset += 1
    var value: UInt32
    switch name {
    case UInt8(ascii: "x"): value = try hexadecimal(2)
    case UInt8(ascii: "u"): value = try hexadecimal(4)
    case UInt8(ascii: "U"): value = try hexadecimal(8)
    default:
      guard let index = Self.escapes.firstIndex(of: name) else {
        throw fault("there is no such escape; write \\\\ for a backslash", at: start)
      }
      value = Self.escaped[index]
    }
    // JSON writes a character outside the basic plane as a pair.
    if value & ~0x3FF == 0xD800, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") {
      offset += 2
      value = 0x1_0000 + (value - 0xD800) << 10 + (try hexadecimal(4)) & 0x3FF
    }
    output.appendCharacter(Unicode.Scalar(value) ?? "\u{FFFD}", from: start)
  }

  mutating func hexadecimal(_ count: Int) throws(YAMLFault) -> UInt32 {
    let digits = offset..<min(offset + count, bytes.count)
    guard digits.count == count, bytes[digits].allSatisfy({ $0 >= 0x30 }),
      let value = UInt32(text(digits), radix: 16)
    else { throw fault("expected \(count) hexadecimal digits") }
    offset += count
    return value
  }

  static let escapes = Array("0abt\tnvfre \"/\\N_LP".utf8)
  static let escaped: [UInt32] = [
    0, 7, 8, 9, 9, 10, 11, 12, 13, 27, 0x20, 0x22, 0x2F, 0x5C, 0x85, 0xA0, 0x2028, 0x2029,
  ]
}

import Bytes

extension YAMLParser {
  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at a distance from the next one; zero after the end.
  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : 0
  }

  /// Whether the next byte is an indicator with white space, or nothing, after it.
  func isIndicator(_ indicator: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: indicator) && byte(1).isWhite
  }

  /// Whether a line begins here with three of a character, which bounds documents.
  func isMarker(_ character: Unicode.Scalar) -> Bool {
    let mark = UInt8(ascii: character)
    return offset == lineStart && byte() == mark && byte(1) == mark && byte(2) == mark
      && byte(3).isWhite
  }

  var isAtMarker: Bool { isMarker("-") || isMarker(".") }

  func text(_ range: Range<Int>) -> String { String(copying: bytes.span.extracting(range)) }

  var column: Int { offset - lineStart }

  /// How many spaces the line begins with.
  var indent: Int {
    var end = lineStart
    while end < offset, bytes[end] == 0x20 { end += 1 }
    return end - lineStart
  }

  /// Where the line ends.
  var lineEnd: Int {
    var end = offset
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    return end
  }

  mutating func skipBlanks() {
    while true {
      let next = byte()
      if next == 0x09 { hasTab = true } else if next != 0x20 { return }
      offset += 1
    }
  }

  mutating func skipBreak() {
    offset += byte() == 0x0D && byte(1) == 0x0A ? 2 : 1
    lineStart = offset
    hasTab = false
  }

  /// Whether a comment begins here, which needs white space before it.
  var isComment: Bool {
    byte() == UInt8(ascii: "#") && (offset == lineStart || bytes[offset - 1].isBlank)
  }

  /// Moves to the next content; whether it is on another line.
  @discardableResult
  mutating func skip() -> Bool {
    var isNewLine = false
    while true {
      skipBlanks()
      if isComment { offset = lineEnd }
      guard byte().isBreak else { return isNewLine }
      skipBreak()
      isNewLine = true
    }
  }

  /// Moves past line ends and white space; how many line ends there are.
  mutating func skipLines() -> Int {
    var count = 0
    while byte().isBreak {
      skipBreak()
      skipBlanks()
      count += 1
    }
    return count
  }

  /// Expects nothing more on the line but a comment.
  mutating func endLine() throws(YAMLFault) {
    skipBlanks()
    guard isComment || byte().isBreak || isAtEnd else {
      throw fault(
        byte() == UInt8(ascii: "#")
          ? "write a space before the # of a comment"
          : "this follows a value that has ended; put all of the text into quotes"
      )
    }
  }

  func fault(_ reason: String, at place: Int? = nil) -> YAMLFault {
    YAMLFault(offset: place ?? offset, reason: reason)
  }

  /// Counts an open collection.
  mutating func enter() throws(YAMLFault) {
    depth += 1
    guard depth <= Self.nesting else {
      throw fault("more than \(Self.nesting) lists and mappings contain one another here")
    }
  }
}

extension UInt8 {
  @inline(__always) var isBreak: Bool { self == 0x0A || self == 0x0D }
  @inline(__always) var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// Whether it is white space, or the zero after the end.
  @inline(__always) var isWhite: Bool { self <= 0x20 && (isBlank || isBreak || self == 0) }

  /// Whether it is a bracket, or the brace with the same direction, which differs in one bit.
  @inline(__always)
  func isBracket(_ bracket: Self) -> Bool { self & 0xDF == bracket }

  /// Whether it has a meaning within `[]` and `{}`.
  @inline(__always) var isFlowIndicator: Bool {
    self == UInt8(ascii: ",") || isBracket(UInt8(ascii: "[")) || isBracket(UInt8(ascii: "]"))
  }
}

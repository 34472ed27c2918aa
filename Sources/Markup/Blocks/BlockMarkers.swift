import Bytes

/// The opening line of a fenced code block.
struct CodeFence: Equatable {
  let sign: UInt8
  let length: Int
  /// How far the fence is indented; the lines inside lose as much.
  let indent: Int
  /// The text after the fence.
  let info: String

  init?(at scanner: ByteScanner, indent: Int) {
    var scanner = scanner
    guard let first = scanner.next, first == .backtick || first == .tilde else { return nil }
    length = scanner.skip { $0 == first }
    guard length >= 3 else { return nil }
    let rest = scanner.bytes[scanner.offset..<scanner.end]
    guard first == .tilde || !rest.contains(.backtick) else { return nil }
    sign = first
    self.indent = indent
    info = Unescaping.text(of: scanner.bytes, in: rest.trimmingMarkupSpaces().indices)
  }

  /// Whether a line closes the block.
  func isClosed(by scanner: ByteScanner) -> Bool {
    var scanner = scanner
    guard scanner.skip(while: { $0 == sign }) >= length else { return false }
    scanner.skip(while: \.isSpaceOrTab)
    return scanner.isAtEnd
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces, tabs and line ends at both ends.
  func trimmingMarkupSpaces() -> Self {
    var result = self
    while result.first?.isMarkupSpace == true { result.removeFirst() }
    while result.last?.isMarkupSpace == true { result.removeLast() }
    return result
  }
}

/// The sign before a list item: `-`, or `3.`.
struct ListMarker: Equatable {
  /// The bullet, or the byte after the number.
  let sign: UInt8
  /// The number, or nil for a bullet.
  let number: Int?
  let length: Int

  /// Reads the marker at the start of a text; a blank or the end of the line must follow it.
  init?(at scanner: ByteScanner) {
    var scanner = scanner
    guard let first = scanner.next else { return nil }
    let start = scanner.offset
    switch first {
    case .asterisk, .plus, .hyphen:
      sign = first
      number = nil
    case _ where first.isASCIIDigit:
      let digits = scanner.skip(while: \.isASCIIDigit)
      guard digits <= 9, let end = scanner.next, end == .dot || end == .closeParenthesis else {
        return nil
      }
      sign = end
      number = Int(scanner.text(from: start))
    default: return nil
    }
    scanner.offset += 1
    length = scanner.offset - start
    guard scanner.next?.isSpaceOrTab ?? true else { return nil }
  }

  /// Whether an item with the other marker continues the same list.
  func matches(_ other: Self) -> Bool {
    sign == other.sign && (number == nil) == (other.number == nil)
  }
}

/// Blocks that one line is enough to recognise.
extension ByteScanner {
  /// The level and the text of a heading such as `## Title ##`.
  func heading() -> (level: Int, content: Range<Int>)? {
    var scanner = self
    let level = scanner.skip { $0 == .hash }
    guard (1...6).contains(level), scanner.next?.isSpaceOrTab ?? true else { return nil }
    var content = bytes[scanner.offset..<end].trimmingMarkupSpaces()
    let closing = content.reversed().prefix { $0 == .hash }.count
    let before = content.dropLast(closing)
    if closing > 0, before.last?.isSpaceOrTab ?? true { content = before.trimmingMarkupSpaces() }
    return (level, content.indices)
  }

  /// The level of a heading that a line such as `=====` makes of the paragraph above it.
  func setextLevel() -> Int? {
    var scanner = self
    guard let first = next, first == .equals || first == .hyphen else { return nil }
    scanner.skip { $0 == first }
    scanner.skip(while: \.isSpaceOrTab)
    guard scanner.isAtEnd else { return nil }
    return first == .equals ? 1 : 2
  }

  /// Whether this is a line such as `***` or `- - -`.
  func isThematicBreak() -> Bool {
    guard let first = next, first == .asterisk || first == .hyphen || first == .underscore else {
      return false
    }
    let line = bytes[offset..<end]
    return line.allSatisfy { $0 == first || $0.isSpaceOrTab } && line.count { $0 == first } >= 3
  }
}

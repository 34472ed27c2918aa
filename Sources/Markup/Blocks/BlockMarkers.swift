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

/// One line of a table.
enum TableRow {
  /// The alignments of a delimiter row such as `| --- | :-: |`.
  static func alignments(in line: ByteScanner) -> [MarkupTable.Alignment]? {
    let text = line.bytes[line.offset..<line.end]
    let isPlausible = text.allSatisfy {
      $0 == .hyphen || $0 == .pipe || $0 == .colon || $0.isSpaceOrTab
    }
    guard isPlausible, text.contains(.pipe) || text.contains(.colon) else { return nil }
    let cells = cells(in: line)
    let alignments = cells.compactMap { alignment(of: line.bytes[$0]) }
    return alignments.isEmpty || alignments.count < cells.count ? nil : alignments
  }

  /// Where the cells of a line are, without the blanks around them.
  static func cells(in line: ByteScanner, atMost count: Int = .max) -> [Range<Int>] {
    let text = line.bytes[line.offset..<line.end].trimmingMarkupSpaces()
    var cells: [Range<Int>] = []
    var start = text.first == .pipe ? text.startIndex + 1 : text.startIndex
    var offset = start
    while offset < text.endIndex, cells.count < count {
      if text[offset] == .backslash, offset + 1 < text.endIndex, text[offset + 1] == .pipe {
        offset += 1
      } else if text[offset] == .pipe {
        cells.append(text[start..<offset].trimmingMarkupSpaces().indices)
        start = offset + 1
      }
      offset += 1
    }
    if start < text.endIndex, cells.count < count {
      cells.append(text[start...].trimmingMarkupSpaces().indices)
    }
    return cells
  }

  /// The text of a cell, in which `\|` is a vertical bar.
  static func text(of cell: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(cell.count)
    for byte in cell {
      if byte == .pipe, result.last == .backslash { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}

private extension TableRow {
  static func alignment(of cell: ArraySlice<UInt8>) -> MarkupTable.Alignment? {
    let isLeft = cell.first == .colon
    let isRight = cell.count > 1 && cell.last == .colon
    let hyphens = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
    guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == .hyphen }) else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return .unspecified
    }
  }
}

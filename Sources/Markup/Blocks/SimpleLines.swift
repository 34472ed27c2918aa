import Bytes

/// Blocks of one line that has a shape of its own.
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
    var count = 0
    for byte in bytes[offset..<end] {
      if byte == first {
        count += 1
      } else if !byte.isSpaceOrTab {
        return false
      }
    }
    return count >= 3
  }
}

/// A place in a text, counted forward over its bytes.
struct TextPosition: Equatable {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// Steps over bytes that take no column, such as a byte order mark.
  mutating func skip(_ count: Int) { offset += count }

  /// Steps over `bytes`, which are whole UTF-8 sequences.
  mutating func advance(over bytes: Span<UInt8>) {
    offset += bytes.count
    var start = 0
    var end = bytes.endOfLine(from: 0)
    while end < bytes.count {
      line += 1
      column = 1
      start = end + 1
      end = bytes.endOfLine(from: start)
    }
    let rest = bytes.extracting(start...)
    column += rest.count - rest.continuationCount()
  }

  func location(pointer: String) -> RawLocation {
    RawLocation(offset: offset, line: line, column: column, pointer: pointer)
  }
}

/// A position in a text, advanced by passing over the text's bytes.
struct TextPosition: Equatable {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// Passes over bytes that do not count as columns, such as a byte order mark.
  mutating func skip(_ count: Int) { offset += count }

  /// Passes over text in UTF-8.
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

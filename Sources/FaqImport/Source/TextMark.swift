import FaqService

/// A place in a text: an offset with its line and column.
struct TextMark {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// The beginning of a text; a byte order mark takes no column.
  init(startOf text: [UInt8]) {
    if text.starts(with: ForeignText.mark) { column = 0 }
  }

  /// Moves past bytes of UTF-8.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    offset += bytes.count
    var lineStart = bytes.startIndex
    if let lastEnd = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      line += bytes[...lastEnd].count { $0 == UInt8(ascii: "\n") }
      column = 1
      lineStart = lastEnd + 1
    }
    column += bytes[lineStart...].count { $0 & 0xC0 != 0x80 }
  }

  /// The place as a location with a JSON Pointer.
  func location(pointer: String) -> RawLocation {
    RawLocation(offset: offset, line: line, column: column, pointer: pointer)
  }
}

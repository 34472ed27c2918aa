import FaqService

/// A place in a text: an offset with its line and column.
struct TextMark {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// The beginning of a text; a byte order mark takes no column.
  init(startOf text: [UInt8]) {
    if text.starts(with: TextEncoding.utf8Mark) { column = 0 }
  }

  /// Moves behind bytes of UTF-8.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    offset += bytes.count
  }

  /// The place as a location with a JSON Pointer.
  func location(pointer: String) -> RawLocation {
    RawLocation(offset: offset, line: line, column: column, pointer: pointer)
  }
}

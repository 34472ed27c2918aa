import FaqService

/// Finds the places in the original of what is in the native content made from it.
public struct OriginalPlaces: Sendable {
  /// The distance between offsets whose line and column are known.
  private static let distance = 4 << 10

  private struct Mark {
    var line = 1
    var column = 1

    mutating func advance(over byte: UInt8) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private let original: [UInt8]
  private let map: OffsetMap
  private let marks: [Mark]

  init(in original: [UInt8], by map: OffsetMap) {
    self.original = original
    self.map = map
    var marks: [Mark] = []
    var mark = Mark()
    if original.starts(with: TextEncoding.utf8Mark) { mark.column = 0 }
    for offset in original.indices {
      if offset.isMultiple(of: Self.distance) { marks.append(mark) }
      mark.advance(over: original[offset])
    }
    self.marks = marks
  }

  /// The place in the original of a place in the native content, without a pointer.
  public func origin(of location: RawLocation) -> RawLocation {
    let offset = min(map.origin(of: location.offset), original.count)
    let index = min(offset / Self.distance, marks.count - 1)
    guard marks.indices.contains(index) else { return location }
    var mark = marks[index]
    for byte in original[(index * Self.distance)..<offset] { mark.advance(over: byte) }
    return RawLocation(offset: offset, line: mark.line, column: mark.column, pointer: "")
  }
}

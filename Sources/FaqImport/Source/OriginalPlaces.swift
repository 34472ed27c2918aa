import FaqService

/// Finds the places in the original of what is in the native content made from it.
public struct OriginalPlaces: Sendable {
  /// The distance between offsets whose line and column are known.
  private static let distance = 4 << 10

  private let imported: Import
  private let marks: [TextMark]

  init(of imported: Import) {
    self.imported = imported
    marks = imported.marks ?? Self.marks(in: imported.original, from: imported.start)
  }

  /// Places in a text that begins at one, at equal distances.
  static func marks(in text: [UInt8], from start: TextMark) -> [TextMark] {
    var marks: [TextMark] = []
    var mark = start
    var rest = text[...]
    while !rest.isEmpty {
      marks.append(mark)
      mark.advance(over: rest.prefix(distance))
      rest = rest.dropFirst(distance)
    }
    return marks
  }

  /// The place in the original of a place in the native content.
  ///
  /// - Parameter location: A place in the piece of native content; only its offset counts.
  /// - Returns: Offset, line and column in the original; the pointer is empty.
  public func origin(of location: RawLocation) -> RawLocation {
    place(at: imported.origin(of: location.offset)) ?? location
  }

  /// The place of an offset in the original.
  ///
  /// - Parameter offset: An offset in the whole original, in bytes.
  /// - Returns: The offset with its line and column; nil if the piece is empty.
  public func place(at offset: Int) -> RawLocation? {
    let original = imported.original
    let offset = offset - imported.start.offset
    let end = max(0, min(offset, original.count))
    let index = min(end / Self.distance, marks.count - 1)
    guard marks.indices.contains(index) else { return nil }
    var mark = marks[index]
    mark.advance(over: original[(index * Self.distance)..<end])
    return mark.location(pointer: "")
  }
}

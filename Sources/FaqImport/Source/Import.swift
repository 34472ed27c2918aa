import FaqService

/// What became of foreign content: how it was read, and where everything comes from.
public struct Import: Sendable {
  /// What was read as what.
  public let reading: ImportReading
  /// The original in UTF-8.
  public let original: [UInt8]
  private let map: OffsetMap

  init(_ native: NativeContent, of original: [UInt8]) {
    reading = native.reading
    map = native.map
    self.original = original
  }

  /// The place in the original of a place in the native content.
  public func origin(of location: RawLocation) -> RawLocation {
    let offset = min(map.origin(of: location.offset), original.count)
    let before = original[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? markCount
    return RawLocation(
      offset: offset,
      line: 1 + before.count { $0 == UInt8(ascii: "\n") },
      column: 1 + original[min(lineStart, offset)..<offset].count { $0 & 0xC0 != 0x80 },
      pointer: ""
    )
  }

  private var markCount: Int { original.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

import Bytes
import FaqService

/// How foreign content, or a piece of it, was read, and where everything in it comes from.
public struct Import: Sendable {
  /// What was read as what, up to the end of the piece.
  public let reading: ImportReading
  /// What became of the words of the piece.
  public let account: ImportAccount
  /// The original of the piece in UTF-8.
  public let original: [UInt8]
  /// Where the native content of the piece begins.
  package let nativeStart: Int
  /// Why nothing follows the piece, if its end is no JSON; its location is in the original.
  public let fault: RawReadingError?
  /// Where the original of the piece begins.
  let start: TextMark
  /// Places in the original, if they are known already.
  let marks: [TextMark]?
  private let map: OffsetMap
  /// The way from JSON to the YAML that it was made from, or nil.
  private let yaml: OffsetMap?

  init(
    _ native: NativeContent,
    of original: [UInt8],
    at start: TextMark? = nil,
    marks: [TextMark]? = nil,
    nativeStart: Int = 0,
    fault: RawReadingError? = nil,
    through yaml: OffsetMap? = nil
  ) {
    reading = native.reading
    account =
      yaml.map { yaml in native.account.moved { $0.moved(through: yaml) } } ?? native.account
    self.yaml = yaml
    map = native.map
    self.original = original
    self.start = start ?? TextMark(startOf: original)
    (self.marks, self.nativeStart, self.fault) = (marks, nativeStart, fault)
  }

  /// Whether questions and answers are found in foreign content.
  ///
  /// - Parameters:
  ///   - content: The whole content, in any encoding.
  ///   - shape: Where the entries of JSON are; nil to find them.
  ///   - recognisers: What is asked first.
  /// - Returns: Whether any are found; false if the content cannot be read.
  package static func isPossible(
    from content: [UInt8],
    as shape: ImportShape? = nil,
    recognisers: [any ContentRecogniser] = []
  ) -> Bool {
    (try? Importer(name: "", shape: shape, recognisers: recognisers).read(content)) != nil
  }

  /// Whether content is a page in an encoding that is not read, which is an error of its own.
  package static func isInUnreadEncoding(_ content: [UInt8]) -> Bool {
    ForeignText(content)?.unreadEncoding != nil
  }

  /// The offset at which the original of the piece begins.
  package var originalStart: Int { start.offset }

  /// Prepares to find places in the original, in one pass over it.
  ///
  /// - Returns: Places to be used for any number of locations.
  package func places() -> OriginalPlaces { OriginalPlaces(of: self) }

  /// The offset in the original of an offset in the native content.
  func origin(of offset: Int) -> Int {
    let origin = map.origin(of: offset - nativeStart)
    return yaml?.origin(of: origin) ?? origin
  }
}

/// Finds the places in the original of what is in the native content made from it.
package struct OriginalPlaces: Sendable {
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
  package func origin(of location: RawLocation) -> RawLocation {
    place(at: imported.origin(of: location.offset)) ?? location
  }

  /// The place of an offset in the original.
  ///
  /// - Parameter offset: An offset in the whole original, in bytes.
  /// - Returns: The offset with its line and column; nil if the piece is empty.
  package func place(at offset: Int) -> RawLocation? {
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

/// A place in a text: an offset with its line and column.
struct TextMark {
  private(set) var offset = 0
  private(set) var line = 1
  private(set) var column = 1

  /// The beginning of a text; a byte order mark takes no column.
  init(startOf text: [UInt8]) { if text.starts(with: ForeignText.mark) { column = 0 } }

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

  func advanced(over bytes: ArraySlice<UInt8>) -> Self {
    changing(self) { $0.advance(over: bytes) }
  }

  /// The place as a location with a JSON Pointer.
  func location(pointer: String) -> RawLocation {
    RawLocation(offset: offset, line: line, column: column, pointer: pointer)
  }
}

extension RawReadingError {
  /// A part of the content exceeds a limit.
  static func tooLarge(_ limit: Int, at mark: TextMark, pointer: String) -> Self {
    Self(
      code: .tooLarge,
      location: mark.location(pointer: pointer),
      expected: "no more than \(limit) bytes in an entry, or after all entries",
      found: "more"
    )
  }

  /// The fault of a part, at its place in the whole content.
  func moved(to mark: TextMark, pointer: String) -> Self {
    let location = mark.location(pointer: pointer)
    return Self(code: code, location: location, expected: expected, found: found)
  }
}

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

  /// Whether questions and answers are found in foreign content.
  public static func isPossible(from content: [UInt8], as shape: ImportShape? = nil) -> Bool {
    (try? Importer(name: "", shape: shape).read(content)) != nil
  }

  /// The places in the original, which takes one pass over it.
  public func places() -> OriginalPlaces { OriginalPlaces(in: original, by: map) }
}

/// The FAQs of a source one at a time, each read when it is asked for.
public struct FaqStream {
  private let name: String
  private var bytes: any ByteStream
  private var reader: RawFaqReader

  init(name: String, bytes: any ByteStream, reader: RawFaqReader) {
    self.name = name
    self.bytes = bytes
    self.reader = reader
  }

  /// The next FAQ, or nil at the end of the content.
  public mutating func next() async throws(FaqServiceError) -> RawFaq? {
    try await advance() ? reader.current : nil
  }

  /// Steps over up to `count` FAQs, which are read but not kept, and says how many there were.
  public mutating func skip(_ count: Int) async throws(FaqServiceError) -> Int {
    var skipped = 0
    while skipped < count, try await advance() { skipped += 1 }
    return skipped
  }

  /// The members of the object around the FAQs, as far as it has been read.
  public var envelope: [RawMember] { reader.envelope }

  /// How many bytes of content are done with.
  public var offset: Int { reader.offset }

  /// How many bytes there are in all, if the source knows.
  public var totalCount: Int? { bytes.totalCount }

  private mutating func advance() async throws(FaqServiceError) -> Bool {
    while true {
      switch try progress() {
      case .entry: return true
      case .end: return false
      case .needsBytes:
        if let chunk = try await bytes.next() {
          reader.feed(chunk)
        } else {
          reader.finish()
        }
      }
    }
  }

  private mutating func progress() throws(FaqServiceError) -> RawFaqReader.Progress {
    do throws(RawReadingError) {
      return try reader.advance()
    } catch {
      throw .malformed(error, source: name)
    }
  }
}

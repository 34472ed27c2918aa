/// The FAQs of a source, each read on demand.
///
/// ```swift
/// for try await faq in try await FaqService(source: .file("faqs.json")).stream() { show(faq) }
/// ```
///
/// A stream has one position: `next()`, `skip(_:)` and loops each continue where the last one
/// stopped. It reads on the caller's actor, and yields to that actor's other work after each
/// mebibyte. An actor can store a stream. If it calls `next()` while another call is suspended,
/// each call gets a different FAQ.
public final class FaqStream {
  /// How many bytes to read before yielding.
  ///
  /// Smaller content never pays for a thread switch.
  private static let turnCount = 1 << 20

  private let name: String
  private var bytes: any ByteStream
  private var reader: RawFaqReader
  private var countOfTurn = 0
  private var isReading = false
  private var waitingCalls: [CheckedContinuation<Void, Never>] = []

  /// The size of the content in bytes, if the source knows it.
  public private(set) var totalCount: Int?

  init(name: String, bytes: any ByteStream, reader: RawFaqReader) {
    self.name = name
    self.bytes = bytes
    self.reader = reader
    totalCount = bytes.totalCount
  }

  /// The next FAQ, or nil at the end of the content.
  public func next() async throws(FaqServiceError) -> RawFaq? {
    try await advance() ? reader.takeCurrent() : nil
  }

  /// Reads and discards up to `count` FAQs, and returns how many there were.
  public func skip(_ count: Int) async throws(FaqServiceError) -> Int {
    var skipped = 0
    while skipped < count, try await advance() { skipped += 1 }
    return skipped
  }

  /// The other members of the object that contains the FAQs, as far as it has been read.
  public var envelope: [RawMember] { reader.envelope }

  /// The number of bytes consumed so far.
  public var offset: Int { reader.offset }
}

extension FaqStream: AsyncSequence {
  /// Iterates over the rest of a stream.
  public struct Iterator: AsyncIteratorProtocol {
    let stream: FaqStream

    /// The next FAQ, or nil at the end of the content.
    public func next() async throws(FaqServiceError) -> RawFaq? { try await stream.next() }

    /// The next FAQ, or nil at the end of the content.
    ///
    /// It is read on the given actor.
    public func next(
      isolation _: isolated (any Actor)?
    ) async throws(FaqServiceError) -> RawFaq? {
      try await stream.next()
    }
  }

  /// Iterates from the stream's position.
  public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }
}

private extension FaqStream {
  func advance() async throws(FaqServiceError) -> Bool {
    while true {
      switch try progress() {
      case .entry: return true
      case .end: return false
      case .needsBytes:
        try await readChunk()
        await yieldAfterTurn()
      }
    }
  }

  func progress() throws(FaqServiceError) -> RawFaqReader.Progress {
    do throws(RawReadingError) {
      return try reader.advance()
    } catch {
      throw .malformed(error, source: name)
    }
  }

  /// Feeds the reader one chunk, or waits while another call does so.
  func readChunk() async throws(FaqServiceError) {
    guard !isReading else {
      await waitForChunk()
      return
    }
    isReading = true
    defer { endReading() }
    if let chunk = try await bytes.next() {
      reader.feed(chunk)
      countOfTurn += chunk.count
    } else {
      reader.finish()
    }
    totalCount = bytes.totalCount
  }

  func yieldAfterTurn() async {
    guard countOfTurn > Self.turnCount else { return }
    countOfTurn = 0
    await Task.yield()
  }

  func endReading() {
    isReading = false
    if !waitingCalls.isEmpty { resumeWaitingCalls() }
  }

  func waitForChunk() async {
    await withCheckedContinuation { waitingCalls.append($0) }
  }

  func resumeWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { call.resume() }
  }
}

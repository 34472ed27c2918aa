/// The FAQs of a source one at a time, each read when it is asked for.
///
/// ```swift
/// for try await faq in try await FaqService(source: .file("faqs.json")).stream() { show(faq) }
/// ```
///
/// A stream is read once: `next()`, `skip(_:)` and loops all go on where the last of them stopped.
/// It reads on the caller's actor, and lets that actor do other work after each mebibyte.
/// An actor may keep a stream; calls that it makes at once share the FAQs out.
public final class FaqStream {
  /// How many bytes are read in one go; small content then costs no switch of threads.
  private static let turnCount = 1 << 20

  private let name: String
  private var bytes: any ByteStream
  private var reader: RawFaqReader
  private var countOfTurn = 0
  private var isReading = false
  private var waitingCalls: [CheckedContinuation<Void, Never>] = []

  /// How many bytes there are in all, if the source knows.
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

  /// Skips up to `count` FAQs, which are read but not kept, and returns how many there were.
  public func skip(_ count: Int) async throws(FaqServiceError) -> Int {
    var skipped = 0
    while skipped < count, try await advance() { skipped += 1 }
    return skipped
  }

  /// The members of the object around the FAQs, as far as it has been read.
  public var envelope: [RawMember] { reader.envelope }

  /// How many bytes of the content the FAQs so far have taken.
  public var offset: Int { reader.offset }
}

extension FaqStream: AsyncSequence {
  /// Reads on in a stream.
  public struct Iterator: AsyncIteratorProtocol {
    let stream: FaqStream

    /// The next FAQ, or nil at the end of the content.
    public func next() async throws(FaqServiceError) -> RawFaq? { try await stream.next() }

    /// The next FAQ, or nil at the end of the content, read on an actor.
    public func next(
      isolation _: isolated (any Actor)?
    ) async throws(FaqServiceError) -> RawFaq? {
      try await stream.next()
    }
  }

  /// Goes on where the stream is.
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

  /// Feeds the reader one chunk, or waits until another call has done so.
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

import ContentParser
import FaqService

/// The FAQs of one source in batches, and the fault that ended reading, if there was one.
///
/// A batch is returned when the next one has been read, so that messages can show what follows it.
struct SourceBatches {
  private let stream: EntryStream
  private let origin: Origin
  private let recent: RecentBytes
  private var count: Int
  private var ahead: Batch?
  private var isOpened = false
  private var failure: (any Error)?

  /// The FAQs of a stream, numbered after those of earlier sources.
  init(_ stream: EntryStream, _ origin: Origin, after count: Int, _ recent: RecentBytes) {
    self.stream = stream
    self.origin = origin
    self.count = count
    self.recent = recent
  }

  /// The next batch, or nil at the end.
  ///
  /// An error is thrown when the FAQs in front of it have been returned.
  mutating func next() async throws -> Batch? {
    if !isOpened { ahead = try await read() }
    isOpened = true
    guard let batch = ahead.take() else {
      if let failure { throw failure }
      return nil
    }
    // An error is thrown again by the next call.
    ahead = try? await read()
    return batch
  }

  private mutating func read() async throws -> Batch? {
    var failure = failure
    defer { self.failure = failure }
    return try await Batch.next(keeping: &failure) {
      do throws(FaqServiceError) {
        guard let faq = try await stream.next() else { return nil }
        count += 1
        return Entry(number: count, faq: faq, origin: origin)
      } catch {
        recent.noteEntry(at: stream.offset)
        throw error
      }
    }
  }
}

import FaqService

/// Consecutive FAQs, enough to keep a core busy for a while.
struct Batch: Sendable {
  /// The bytes of content that complete a batch.
  private static let sufficientSize = 128 << 10

  private(set) var entries: [Entry] = []
  /// The sources of the FAQs, in their order.
  private(set) var origins: [Origin] = []
  /// The bytes of content in the batch.
  private(set) var size = 0

  /// The next FAQs that a function returns one by one, or nil at the end; at least two, except at
  /// the end.
  ///
  /// An error is kept until the FAQs in front of it have been returned, and then thrown.
  static func next(
    keeping failure: inout (any Error)?,
    _ nextEntry: () async throws -> Entry?
  ) async throws -> Self? {
    var batch = Self()
    do {
      while failure == nil, batch.size < sufficientSize || batch.entries.count < 2,
        let entry = try await nextEntry()
      {
        batch.size += entry.faq.source.count
        batch.entries.append(entry)
        if batch.origins.last !== entry.origin { batch.origins.append(entry.origin) }
      }
    } catch {
      failure = error
    }
    guard batch.entries.isEmpty else { return batch }
    if let failure { throw failure }
    return nil
  }
}

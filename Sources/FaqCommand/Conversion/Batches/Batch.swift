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
  static func next(_ nextEntry: () async -> Entry?) async -> Self? {
    var batch = Self()
    while batch.size < sufficientSize || batch.entries.count < 2,
      let entry = await nextEntry()
    {
      batch.size += entry.faq.source.count
      batch.entries.append(entry)
      if batch.origins.last !== entry.origin { batch.origins.append(entry.origin) }
    }
    return batch.entries.isEmpty ? nil : batch
  }
}

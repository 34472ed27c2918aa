import ContentParser
import FaqService

/// Consecutive FAQs, enough to keep a core busy for a while.
struct Batch: Sendable {
  /// The bytes of content that complete a batch.
  private static let sufficientSize = 128 << 10

  /// The number of the first FAQ.
  let firstNumber: Int
  private(set) var faqs: [RawFaq] = []
  /// The bytes of content in the batch.
  private(set) var size = 0

  /// The next FAQs, or nil at the end; at least two, except at the end of the content.
  static func next(
    of stream: inout EntryStream,
    from number: Int
  ) async throws(FaqServiceError) -> Self? {
    var batch = Self(firstNumber: number)
    while batch.size < sufficientSize || batch.faqs.count < 2, let faq = try await stream.next() {
      batch.size += faq.source.count
      batch.faqs.append(faq)
    }
    return batch.faqs.isEmpty ? nil : batch
  }
}

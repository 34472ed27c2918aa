import FaqService

/// Some FAQs in a row: enough to keep a core busy for a while.
struct Batch: Sendable {
  /// How many bytes of content make a batch.
  private static let sufficientSize = 128 << 10

  /// The number of the first.
  let firstNumber: Int
  private(set) var faqs: [RawFaq] = []
  /// How many bytes of content they are.
  private(set) var size = 0

  /// The FAQs that come next, or nil at the end; one alone is the content's last.
  static func next(
    of stream: inout FaqStream,
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

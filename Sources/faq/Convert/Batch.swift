import FaqService

/// Some FAQs in a row: enough to keep a core busy for a while.
struct Batch: Sendable {
  /// How many bytes of content make a batch.
  private static let size = 128 << 10

  /// The number of the first.
  let firstNumber: Int
  private(set) var faqs: [RawFaq] = []

  /// The FAQs that come next, or nil at the end; one alone is the content's last.
  static func next(
    of stream: inout FaqStream,
    from number: Int
  ) async throws(FaqServiceError) -> Self? {
    var batch = Self(firstNumber: number)
    var size = 0
    while size < Self.size || batch.faqs.count < 2, let faq = try await stream.next() {
      size += faq.source.count
      batch.faqs.append(faq)
    }
    return batch.faqs.isEmpty ? nil : batch
  }
}

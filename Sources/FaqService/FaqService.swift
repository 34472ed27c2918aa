/// Yields FAQs exactly as their source said them.
public protocol FaqServiceProtocol: Sendable {
  /// All FAQs of the source, in order.
  func fetch() async throws(FaqServiceError) -> [RawFaq]
}

/// Yields the FAQs of a source, by default of the content that is built in.
///
/// ```swift
/// let faqs = try await FaqService().fetch()
/// let mine = try await FaqService(source: .file("faqs.json")).fetch()
/// ```
public struct FaqService: FaqServiceProtocol {
  /// Where the content comes from.
  public let source: any FaqSource
  /// How content is divided into entries.
  public let layout: RawFaqReader.Layout
  /// How much of a hostile content is taken in.
  public let limits: ReadingLimits

  /// A service on any source of bytes.
  public init(
    source: any FaqSource = .embedded,
    layout: RawFaqReader.Layout = .detected,
    limits: ReadingLimits = .standard
  ) {
    self.source = source
    self.layout = layout
    self.limits = limits
  }

  /// All FAQs at once, read off the caller's actor.
  ///
  /// A bad line of NDJSON is among them, as an FAQ with a `fault`.
  @concurrent
  public func fetch() async throws(FaqServiceError) -> [RawFaq] {
    var faqs: [RawFaq] = []
    for try await faq in try await stream() { faqs.append(faq) }
    return faqs
  }

  /// The FAQs one at a time, in memory that does not grow with the content.
  public func stream() async throws(FaqServiceError) -> sending FaqStream {
    FaqStream(
      name: source.name,
      bytes: try await source.open(),
      reader: RawFaqReader(layout: layout, limits: limits)
    )
  }
}

/// A service that fetches raw FAQs.
public protocol FaqServiceProtocol: Sendable {
  /// All FAQs of the source, in order.
  func fetch() async throws(FaqServiceError) -> [RawFaq]
}

/// Reads the FAQs of a source, by default the built-in content.
///
/// ```swift
/// let faqs = try await FaqService().fetch()
/// let mine = try await FaqService(source: .file("faqs.json")).fetch()
/// ```
public struct FaqService: FaqServiceProtocol {
  /// Where the content comes from.
  public let source: any FaqSource
  /// How the content is divided into entries.
  public let layout: RawFaqReader.Layout
  /// How much of the content is accepted.
  public let limits: ReadingLimits

  /// Creates a service that reads from a source.
  public init(
    source: any FaqSource = .embedded,
    layout: RawFaqReader.Layout = .detected,
    limits: ReadingLimits = .standard
  ) {
    self.source = source
    self.layout = layout
    self.limits = limits
  }

  /// Reads all FAQs, off the caller's actor.
  ///
  /// A bad line of NDJSON becomes an FAQ with a `fault`.
  @concurrent
  public func fetch() async throws(FaqServiceError) -> [RawFaq] {
    var faqs: [RawFaq] = []
    for try await faq in try await stream() { faqs.append(faq) }
    return faqs
  }

  /// Opens the source to read its FAQs one at a time, in constant memory.
  public func stream() async throws(FaqServiceError) -> sending FaqStream {
    FaqStream(
      name: source.name,
      bytes: try await source.open(),
      reader: RawFaqReader(layout: layout, limits: limits)
    )
  }
}

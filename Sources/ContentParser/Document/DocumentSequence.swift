import FaqService

/// The documents of a source, each read and parsed when it is asked for.
///
/// Types that the content itself declares are known.
///
/// Reading and parsing run off the caller's actor, in memory that does not grow with the content.
public struct DocumentSequence: AsyncSequence, Sendable {
  let parser: ContentParser
  let service: FaqService

  /// Asks for one document after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let stream: DocumentStream

    /// The next document, or nil at the end of the content.
    public mutating func next() async throws(FaqServiceError) -> Document? {
      try await stream.next()
    }
  }

  /// Begins with the first document.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(stream: DocumentStream(parser, service))
  }
}

extension ContentParser {
  /// The documents of a source, by default of the embedded content.
  ///
  /// ```swift
  /// for try await document in parser.documents(from: .file("faqs.json")) { … }
  /// ```
  public func documents(from source: any FaqSource = .embedded) -> DocumentSequence {
    DocumentSequence(parser: self, service: FaqService(source: source))
  }
}

/// Reads and parses on an actor of its own, so that the caller's actor stays free.
actor DocumentStream {
  private var parser: ContentParser
  private let service: FaqService
  private var entries: EntryStream?

  init(_ parser: ContentParser, _ service: FaqService) {
    self.parser = parser
    self.service = service
  }

  func next() async throws(FaqServiceError) -> Document? {
    let faq = try await openEntries().next()
    return faq.map { parser.parse($0) }
  }

  /// Opens the source at the first call, and learns the types that its content declares.
  private func openEntries() async throws(FaqServiceError) -> EntryStream {
    if let entries { return entries }
    let opened = try await EntryStream(try await service.stream())
    parser = parser.declaring(opened.declarations.types)
    entries = opened
    return opened
  }
}

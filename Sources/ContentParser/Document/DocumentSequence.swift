import FaqService

/// The documents of sources, one source after another, each read and parsed when it is asked for.
///
/// Types and a base that a source itself declares are known in its documents.
///
/// Reading and parsing run off the caller's actor, in memory that does not grow with the content.
public struct DocumentSequence: AsyncSequence, Sendable {
  let parser: ContentParser
  let services: [FaqService]

  /// Asks for one document after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let stream: DocumentStream

    /// The next document, or nil at the end of the content.
    ///
    /// - Throws: The error of the source, or one with the code `.malformed` for content that is not
    ///   JSON. All documents before the fault have been returned.
    public mutating func next() async throws(FaqServiceError) -> Document? {
      try await stream.next()
    }
  }

  /// Begins with the first document.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(stream: DocumentStream(parser, services))
  }
}

extension ContentParser {
  /// The documents of a source, by default of the embedded content.
  ///
  /// The source is opened by the first call of `next()`, anew for each iteration.
  ///
  /// ```swift
  /// for try await document in parser.documents(from: .file("faqs.json")) { … }
  /// ```
  ///
  /// - Parameter source: A source of native content; one of foreign content as
  ///   `source.importing()`.
  /// - Returns: The documents; iterating throws the errors of the source.
  public func documents(from source: any FaqSource = .embedded) -> DocumentSequence {
    documents(from: [source])
  }

  /// The documents of several sources; each is opened when those before it have been read.
  public func documents(from sources: [any FaqSource]) -> DocumentSequence {
    DocumentSequence(parser: self, services: sources.map { FaqService(source: $0) })
  }
}

/// Reads and parses on an actor of its own, so that the caller's actor stays free.
actor DocumentStream {
  private let parser: ContentParser
  private var waiting: ArraySlice<FaqService>
  /// The source that is being read, and a parser that knows its types.
  private var current: (entries: EntryStream, parser: ContentParser)?

  init(_ parser: ContentParser, _ services: [FaqService]) {
    self.parser = parser
    waiting = services[...]
  }

  func next() async throws(FaqServiceError) -> Document? {
    while true {
      if let (entries, parser) = current, let faq = try await entries.next() {
        return parser.parse(faq)
      }
      guard let service = waiting.first else { return nil }
      let entries = try await EntryStream(try await service.stream())
      current = (entries, parser.adapted(to: entries))
      waiting = waiting.dropFirst()
    }
  }
}

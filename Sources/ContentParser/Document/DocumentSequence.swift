import FaqService

/// The documents of sources, one source after another, each read and parsed when it is asked for.
///
/// Types and a base that a source itself declares are known in its documents.
///
/// Reading and parsing run off the caller's actor, in bounded memory.
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
  /// The documents of a source, by default of the built-in FAQs.
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

/// Reads and parses on a separate actor, so that the caller's actor stays free.
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

/// The FAQs of a source, with the types that it declares before them.
///
/// Content declares types in the member `types` of the object around its FAQs, or of its only
/// entry. The first entry is read ahead, so that the types are known from the start. Types after
/// an FAQ are not known, since the FAQs before them could not be shown.
package final class EntryStream {
  private let faqs: FaqStream
  /// Whether members of the envelope declare types.
  private var declaresInEnvelope = false
  /// The entry that was read ahead, until it is asked for.
  package private(set) var first: RawFaq?

  /// The types that the content declares.
  package private(set) var declarations = TypeDeclarations()
  /// What relative addresses are resolved against: the member `base` before the FAQs, or else the
  /// address of the content.
  package private(set) var base: BaseAddress?
  /// The member that names the base.
  package private(set) var baseMember: RawMember?
  /// The member `lang` before the FAQs.
  package private(set) var languageMember: RawMember?
  /// The members around the FAQs that come before them.
  package private(set) var leadingMembers: [RawMember] = []
  /// The member `base` that is not used, and why.
  package private(set) var baseFault: (member: RawMember, error: AddressError)?

  /// Reads up to the first FAQ of content that may have an address of its own.
  package init(_ faqs: FaqStream, at address: BaseAddress? = nil) async throws(FaqServiceError) {
    self.faqs = faqs
    while first == nil, let faq = try await faqs.next() {
      if TypeDeclarations.isList(faq) { declarations.add(faq.items) } else { first = faq }
    }
    let envelope = faqs.envelope
    declarations.add(around: first, envelope)
    declaresInEnvelope = envelope.contains { !TypeDeclarations.items(in: $0).isEmpty }
    leadingMembers = envelope
    languageMember = envelope.last { $0.name == "lang" }
    do throws(AddressError) {
      let named = try envelope.base(relativeTo: address)
      base = named ?? address
      if named != nil { baseMember = envelope.baseMember }
    } catch {
      base = address
      baseFault = envelope.baseMember.map { ($0, error) }
    }
  }

  /// The next FAQ, or nil at the end of the content.
  package func next() async throws(FaqServiceError) -> RawFaq? {
    if let faq = first.take() { return faq }
    return try await faqs.next()
  }

  /// Reads and discards up to `count` FAQs, and returns how many there were.
  package func skip(_ count: Int) async throws(FaqServiceError) -> Int {
    guard count > 0, first.take() != nil else { return try await faqs.skip(count) }
    return try await 1 + faqs.skip(count - 1)
  }

  /// The other members of the object that contains the FAQs, as far as it has been read, without
  /// the types that they declare.
  package var envelope: [RawMember] {
    guard declaresInEnvelope else { return faqs.envelope }
    var rest = declarations.items[...]
    return faqs.envelope.filter { member in
      let items = TypeDeclarations.items(in: member)
      guard !items.isEmpty, rest.starts(with: items) else { return true }
      rest = rest.dropFirst(items.count)
      return false
    }
  }
  /// The number of bytes consumed so far.
  package var offset: Int { faqs.offset }
  /// The size of the content in bytes, if the source knows it.
  package var totalCount: Int? { faqs.totalCount }
}

extension [RawMember] {
  var baseMember: RawMember? { last { $0.name == "base" } }

  /// The base that a member around FAQs names; nil without such a member, or if it is not a text.
  package func base(relativeTo address: BaseAddress?) throws(AddressError) -> BaseAddress? {
    guard let text = baseMember?.value.string?.text else { return nil }
    return try BaseAddress(text, relativeTo: address)
  }
}

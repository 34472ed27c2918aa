import FaqService

/// The FAQs of a source, without the declarations of types that may stand in front of them.
///
/// Content declares types in the member `types` of the object around its FAQs. The first entry is
/// read ahead, so that the types are known from the start. Behind an FAQ, `types` is an entry like
/// any other, since FAQs in front of it could not be shown.
package final class EntryStream {
  private let faqs: FaqStream
  /// The entry that was read ahead, until it is asked for.
  package private(set) var first: RawFaq?

  /// The types that the content declares.
  package private(set) var declarations = TypeDeclarations()
  /// What relative addresses are seen from: the member `base` in front of the FAQs, or else the
  /// address of the content.
  package private(set) var base: BaseAddress?
  /// The member `base` that is not used, and why.
  package private(set) var baseFault: (member: RawMember, error: AddressError)?

  /// Reads up to the first FAQ of content that may have an address of its own.
  package init(
    _ faqs: FaqStream,
    at address: BaseAddress? = nil
  ) async throws(FaqServiceError) {
    self.faqs = faqs
    while first == nil, let faq = try await faqs.next() {
      if TypeDeclarations.isList(faq) { declarations.add(faq.items) } else { first = faq }
    }
    let envelope = faqs.envelope
    do throws(AddressError) {
      base = try envelope.base(relativeTo: address) ?? address
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

  /// The other members of the object that contains the FAQs, as far as it has been read.
  package var envelope: [RawMember] { faqs.envelope }
  /// The number of bytes consumed so far.
  package var offset: Int { faqs.offset }
  /// The size of the content in bytes, if the source knows it.
  package var totalCount: Int? { faqs.totalCount }
}

extension [RawMember] {
  var baseMember: RawMember? { last { $0.name == "base" } }

  /// The base that a member around FAQs names; nil if there is none, or if it is no text.
  package func base(relativeTo address: BaseAddress?) throws(AddressError) -> BaseAddress? {
    guard let text = baseMember?.value.string?.text else { return nil }
    return try BaseAddress(text, relativeTo: address)
  }
}

extension TypeDeclarations {
  /// Whether an entry is an array of declarations in a member `types`, rather than an FAQ.
  ///
  /// Its first item decides: it has a `type` and a `body` of nodes, or `fields`.
  package static func isList(_ faq: RawFaq) -> Bool {
    guard faq.value == nil, let first = faq.items.first, first.type != nil,
      first["body"]?.array != nil || first["fields"]?.object != nil
    else { return false }
    return faq.location.pointer.hasPrefix("/types/")
  }
}

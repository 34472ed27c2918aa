import FaqService

/// Turns raw FAQs into documents of typed blocks.
///
/// ```swift
/// let parser = ContentParser(registry: try .standard.adding(Video.self))
/// for try await document in parser.documents(from: .file("faqs.json")) { … }
/// ```
public struct ContentParser: Sendable {
  /// The block types that the parser knows.
  public let registry: BlockRegistry
  /// What becomes of items that cannot become blocks.
  public let unknownPolicy: UnknownPolicy
  /// What relative addresses are seen from; nil if that is not known.
  public let base: BaseAddress?

  /// Creates a parser that knows the types of a registry.
  ///
  /// - Parameters:
  ///   - registry: The block types that the parser knows.
  ///   - unknownPolicy: What becomes of items that cannot become blocks.
  ///   - base: What relative addresses are seen from; without one, a relative address is a fault.
  ///     `documents(from:)` uses the base that content declares, if there is none here.
  public init(
    registry: BlockRegistry = .standard,
    unknownPolicy: UnknownPolicy = .show,
    base: BaseAddress? = nil
  ) {
    self.registry = registry
    self.unknownPolicy = unknownPolicy
    self.base = base
  }

  /// The same parser with declared types, except for those whose names are taken.
  public func declaring(_ types: some Sequence<DeclaredType>) -> Self {
    Self(registry: registry.declaring(types), unknownPolicy: unknownPolicy, base: base)
  }

  /// The same parser with what the content says about itself: its types, and its base unless the
  /// parser has one.
  package func adapted(to stream: EntryStream) -> Self {
    declaring(stream.declarations.types).resolving(against: stream.base)
  }

  /// The same parser with a base, unless it has one.
  package func resolving(against base: BaseAddress?) -> Self {
    Self(registry: registry, unknownPolicy: unknownPolicy, base: self.base ?? base)
  }

  /// Parses one FAQ.
  ///
  /// Parsing never fails and leaves nothing out: faults are in the document's `diagnostics`.
  public func parse(_ faq: RawFaq) -> Document {
    DocumentReading(registry: registry, unknownPolicy: unknownPolicy, base: base, entry: faq)
      .document()
  }

  /// Parses many FAQs, one document for each, in their order.
  public func parse(_ faqs: some Sequence<RawFaq>) -> [Document] { faqs.map { parse($0) } }

  /// The blocks of the FAQ's document, each read when it is asked for.
  package func blocks(of faq: RawFaq) -> some Sequence<BlockList> {
    let reading = DocumentReading(
      registry: registry,
      unknownPolicy: unknownPolicy,
      base: base,
      entry: faq
    )
    return faq.items.lazy.map { BlockList(elements: [reading.block(of: $0, in: nil)]) }
  }

  /// The title of the FAQ's document, found without reading the other items.
  ///
  /// - Returns: The title; nil if there is none, or if the registry has another type for titles.
  public func title(of faq: RawFaq) -> String? {
    guard registry[.title] is TitleBlock.Type else { return nil }
    for item in faq.items where item.isTitle {
      if let text = item["text"]?.string?.text { return text }
    }
    return nil
  }
}

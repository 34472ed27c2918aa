import Bytes
@_exported import FaqService

/// Turns raw FAQs into documents of typed blocks.
///
/// ```swift
/// let parser = ContentParser(registry: try .standard.adding(Video.self))
/// for try await document in parser.documents(from: .file("faqs.json")) { … }
/// ```
public struct ContentParser: Sendable {
  /// The block types that the parser knows.
  public private(set) var registry: BlockRegistry
  /// What becomes of items that cannot become blocks.
  public let unknownPolicy: UnknownPolicy
  /// The names of notes, the notices and the like that blocks write.
  public let labels: Labels
  /// What relative addresses are relative to; nil if that is not known.
  public private(set) var base: BaseAddress?
  /// The language of FAQs that do not name theirs, if the content names one.
  package private(set) var language: LanguageTag?
  /// Whether the base was given, rather than found in content, which an entry may override.
  private let isBaseGiven: Bool

  /// Creates a parser that knows the types of a registry.
  ///
  /// - Parameters:
  ///   - registry: The block types that the parser knows.
  ///   - unknownPolicy: What becomes of items that cannot become blocks.
  ///   - base: What relative addresses are relative to; without one, a relative address is a fault,
  ///     and `documents(from:)` uses the base that the content declares.
  ///   - labels: The names of notes, the notices and the like that blocks write.
  public init(
    registry: BlockRegistry = .standard,
    unknownPolicy: UnknownPolicy = .show,
    base: BaseAddress? = nil,
    labels: Labels = .standard
  ) {
    self.labels = labels
    self.registry = registry
    self.unknownPolicy = unknownPolicy
    self.base = base
    isBaseGiven = base != nil
  }

  /// The same parser with declared types, except for those whose names are taken.
  public func declaring(_ types: some Sequence<DeclaredType>) -> Self {
    changing(self) { $0.registry = registry.declaring(types) }
  }

  /// The same parser with what the content says about itself: its types, its language, and its
  /// base unless the parser has one.
  package func adapted(to stream: EntryStream) -> Self {
    changing(declaring(stream.declarations.types).resolving(against: stream.base)) {
      $0.language = stream.languageMember?.value.languageTag
    }
  }

  /// The same parser with a base, unless it has one.
  package func resolving(against base: BaseAddress?) -> Self {
    changing(self) { $0.base = self.base ?? base }
  }

  /// Parses one FAQ.
  ///
  /// Parsing never fails and leaves nothing out: faults are in the document's `diagnostics`.
  public func parse(_ faq: RawFaq) -> Document { reader(of: faq).document() }

  /// Parses many FAQs, one document for each, in their order.
  public func parse(_ faqs: some Sequence<RawFaq>) -> [Document] { faqs.map { parse($0) } }

  /// The blocks of the FAQ's document, each read when it is asked for.
  package func blocks(of faq: RawFaq) -> some Sequence<BlockList> {
    let reader = reader(of: faq)
    return faq.items.lazy.map { BlockList(elements: [reader.block(of: $0, in: nil)]) }
  }

  /// The title of the FAQ's document, found without reading the other items.
  ///
  /// - Returns: The title; nil for an FAQ without one, or if the registry has another type for
  ///   titles.
  public func title(of faq: RawFaq) -> String? {
    guard registry[.title] is TitleBlock.Type else { return nil }
    for item in faq.items where item.isTitle {
      if let text = item["text"]?.string?.text { return text }
    }
    return nil
  }
}

private extension ContentParser {
  func reader(of faq: RawFaq) -> DocumentReader {
    var parser = self
    // The own base of an entry may be null.
    if !isBaseGiven { parser.base = faq.ownBase ?? base }
    return DocumentReader(parser, faq)
  }
}

extension RawFaq {
  /// The member `base` of the entry, if it is an address of the web or null.
  package var ownBase: BaseAddress?? {
    guard let value = value?.object?["base"] else { return nil }
    if case .null = value.content { return .some(nil) }
    guard let text = value.string?.text, let base = try? BaseAddress(text) else { return nil }
    return .some(base)
  }
}

import FaqService

/// Turns raw FAQs into documents of typed blocks.
///
/// ```swift
/// let parser = ContentParser(registry: try .standard.adding(Video.self))
/// let document = parser.parse(faq)
/// ```
public struct ContentParser: Sendable {
  /// The block types that are known.
  public let registry: BlockRegistry
  /// What becomes of what is not known.
  public let unknownPolicy: UnknownPolicy

  /// A parser that knows the types of a registry.
  public init(registry: BlockRegistry = .standard, unknownPolicy: UnknownPolicy = .show) {
    self.registry = registry
    self.unknownPolicy = unknownPolicy
  }

  /// Never fails: what is wrong is in the document's diagnostics, and nothing is left out.
  public func parse(_ faq: RawFaq) -> Document {
    DocumentReading(parser: self).document(of: faq)
  }

  /// The title that the FAQ's document would have, without reading its other items.
  public func title(of faq: RawFaq) -> String? {
    guard registry[.title] is TitleBlock.Type else { return nil }
    for item in faq.items where item.isTitle {
      if let text = item["text"]?.string?.text { return text }
    }
    return nil
  }

  /// The same for many.
  public func parse(_ faqs: some Sequence<RawFaq>) -> [Document] { faqs.map { parse($0) } }
}

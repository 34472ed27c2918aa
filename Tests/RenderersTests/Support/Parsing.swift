import ContentParser
import FaqService
import Testing

extension Document {
  /// The document of one entry of these items.
  static func parsing(_ items: String, unknownPolicy: UnknownPolicy = .show) throws -> Document {
    ContentParser(unknownPolicy: unknownPolicy)
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
  }
}

extension [RawFaq] {
  /// The FAQs in content of any shape, as a source's bytes are read.
  static func reading(_ content: some Sequence<UInt8>) throws -> [RawFaq] {
    var reader = RawFaqReader()
    reader.feed([UInt8](content))
    reader.finish()
    var faqs: [RawFaq] = []
    while try reader.advance() == .entry { faqs.append(try #require(reader.current)) }
    return faqs
  }

  /// The FAQs in a text of any shape.
  static func reading(_ content: String) throws -> [RawFaq] { try reading(content.utf8) }
}

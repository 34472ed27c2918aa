import ContentParser
import FaqService

extension Document {
  /// What a user makes of one entry who knows videos.
  static func parsing(_ items: String, unknownPolicy: UnknownPolicy = .show) throws -> Document {
    let registry = try BlockRegistry.standard.adding(Video.self).adding(AllNodes.self)
    return ContentParser(registry: registry, unknownPolicy: unknownPolicy)
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
  }
}

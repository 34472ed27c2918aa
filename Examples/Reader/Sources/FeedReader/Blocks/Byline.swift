import ContentParser
import FaqService

/// Where and when an article was published.
struct Byline: ParsableBlock {
  static let type: BlockType = "byline"
  static let summary = "Where and when an article was published."
  static let examples = [
    #"{"type": "byline", "site": "example.org", "date": "2026-11-20T08:00:00Z"}"#
  ]
  static let fields = ItemFields(
    .optional("site", .text, "Where the article was published"),
    .optional("date", .text, "When, as RFC 3339 has it"),
    as: Self.init
  )
  let raw: RawItem
  let site: String?
  let date: String?

  /// The site and the day, if there are any.
  var body: [Node] {
    let parts = [site, date.map { String($0.prefix { $0 != "T" }) }].compactMap(\.self)
    return parts.isEmpty ? [] : [.paragraph([.emphasis([.text(parts.joined(separator: " · "))])])]
  }
}

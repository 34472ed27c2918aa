import ContentParser
import FaqService

/// Where and when an article was published:
/// `{"type":"byline","site":"example.org","date":"2026-11-20T08:00:00Z"}`.
struct Byline: ParsableBlock {
  static let type: BlockType = "byline"
  static let fields = ItemFields(.optional("site", .text), .optional("date", .text), as: Self.init)
  let raw: RawItem
  let site: String?
  let date: String?

  /// The site and the day, if there are any.
  var body: [Node] {
    let parts = [site, date.map { String($0.prefix { $0 != "T" }) }].compactMap(\.self)
    return parts.isEmpty ? [] : [.paragraph([.emphasis([.text(parts.joined(separator: " · "))])])]
  }
}

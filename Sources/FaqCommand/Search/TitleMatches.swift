import ContentParser
import FaqService
import Renderers
import TextSearch

/// Finds the FAQs whose titles contain certain words.
struct TitleMatches {
  /// The FAQs that were found.
  struct Result {
    /// Their rows of the overview.
    var rows = PackedRows()
    /// The first of them.
    var first: Entry?
    /// The FAQ, if there is only one.
    var only: Entry? { rows.count == 1 ? first : nil }
  }

  /// How many similar titles are suggested.
  private static let maximumSimilarCount = 3

  private let words: String
  private let query: SearchQuery

  init(_ words: String) {
    self.words = words
    query = SearchQuery(words, anywhere: true)
  }

  /// At least one match.
  ///
  /// If there is no match, the failure suggests similar titles.
  func read(_ session: Session) async throws -> Result {
    try await session.read { session, entries in
      var result = Result()
      var similar: [OverviewRow] = []
      while let entry = try await entries.next() {
        let title = entry.origin.parser.title(of: entry.faq)
        var row = OverviewRow(number: entry.number, title: title, category: entry.faq.category)
        row.source = entry.origin.shownName
        if query.isFound(in: [row.title ?? ""]) {
          result.rows.append(row)
          result.first = result.first ?? entry
        } else if result.rows.isEmpty, similar.count < Self.maximumSimilarCount, isSimilar(row) {
          similar.append(row)
        }
      }
      guard result.rows.isEmpty else { return result }
      throw Failure(
        .notFound,
        "no title matches “\(words)”",
        hint: hint(similar, session)
      )
    }
  }

  /// Whether the title has a word similar to one of the words.
  private func isSimilar(_ row: OverviewRow) -> Bool {
    let wanted = words.split(whereSeparator: \.isWhitespace).map(String.init)
    let found = (row.title ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return wanted.contains { Spelling.nearest(to: $0, among: found) != nil }
  }

  private func hint(_ similar: [OverviewRow], _ session: Session) -> String {
    guard !similar.isEmpty else {
      let program = session.environment.program
      return "\(program) search searches all text; \(program) list shows all titles."
    }
    let titles = similar.map { "\($0.number) “\($0.visibleTitle)”" }
    return "Similar titles: \(titles.joined(separator: ", "))."
  }
}

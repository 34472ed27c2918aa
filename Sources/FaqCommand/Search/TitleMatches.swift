import ContentParser
import FaqSearch
import Renderers

/// The FAQs whose titles contain certain words.
struct TitleMatches {
  /// Their rows of the overview.
  var rows: GroupedRows
  /// The numbers of the first ten.
  var numbers: [Int] = []
  /// The first of them.
  var first: Entry?
  /// The FAQ, if there is only one.
  var only: Entry? { rows.count == 1 ? first : nil }
}

extension Session {
  /// How many similar titles are suggested.
  private static let maximumSimilarCount = 3

  /// At least one FAQ whose title contains certain words.
  ///
  /// If there is no match, the failure suggests similar titles.
  func titleMatches(_ words: String) async throws -> TitleMatches {
    let query = SearchQuery(words, anywhere: true)
    let similarTitles = SimilarTitles(to: query)
    return try await read { session, entries in
      var result = TitleMatches(rows: GroupedRows(spoolingIn: environment.temporaryFolder))
      var similar: [OverviewRow] = []
      while let entry = try await entries.next() {
        let title = entry.origin.parser.title(of: entry.faq) ?? ""
        if ([title] + entry.faq.aliases).contains(where: { query.isFound(in: [$0]) }) {
          try result.rows.append(entry.row)
          if result.numbers.count < 10 { result.numbers.append(entry.number) }
          result.first = result.first ?? entry
        } else if result.rows.isEmpty, similar.count < Self.maximumSimilarCount,
          similarTitles.contain(title)
        {
          similar.append(entry.row)
        }
      }
      guard result.rows.isEmpty else { return result }
      throw Failure(.notFound, "no title matches “\(words)”", hint: session.hint(similar))
    }
  }

  private func hint(_ similar: [OverviewRow]) -> Message {
    guard !similar.isEmpty else {
      let program = environment.program
      return "\(program) search searches all text; \(program) list shows all titles."
    }
    let titles = similar.map { "\($0.number) “\($0.visibleTitle)”" }
    return "Similar titles: \(titles.joined(separator: ", "))."
  }
}

import ContentParser
import FaqService
import Renderers
import TextSearch

/// Finds the FAQs whose titles contain certain words.
struct TitleMatches {
  /// A matching FAQ with its row of the overview.
  struct Match {
    let row: OverviewRow
    let entry: Entry
  }

  private let words: String
  private let query: SearchQuery

  init(_ words: String) {
    self.words = words
    query = SearchQuery(words, anywhere: true)
  }

  /// At least one match.
  ///
  /// If there is no match, the failure suggests similar titles.
  func read(_ session: Session) async throws -> [Match] {
    try await session.read { session, entries in
      var matches: [Match] = []
      var others: [OverviewRow] = []
      while let entry = try await entries.next() {
        let title = entry.origin.parser.title(of: entry.faq)
        var row = OverviewRow(number: entry.number, title: title, category: entry.faq.category)
        row.source = entry.origin.shownName
        if query.isFound(in: [row.title ?? ""]) {
          matches.append(Match(row: row, entry: entry))
        } else {
          others.append(row)
        }
      }
      guard matches.isEmpty else { return matches }
      throw Failure(
        .notFound,
        "no title matches “\(words)”",
        hint: hint(nearest(in: others), session)
      )
    }
  }

  /// The rows whose titles contain a word similar to one of the words.
  private func nearest(in rows: [OverviewRow]) -> [OverviewRow] {
    let wanted = words.split(whereSeparator: \.isWhitespace).map(String.init)
    return rows.filter { row in
      let found = (row.title ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return wanted.contains { Spelling.nearest(to: $0, among: found) != nil }
    }
  }

  private func hint(_ rows: [OverviewRow], _ session: Session) -> String {
    guard !rows.isEmpty else {
      let program = session.environment.program
      return "\(program) search searches all text; \(program) list shows all titles."
    }
    let near = rows.prefix(3).map { "\($0.number) “\($0.visibleTitle)”" }
    return "Similar titles: \(near.joined(separator: ", "))."
  }
}

import ContentParser
import FaqService
import Platform
import Renderers
import TextSearch

/// Lists the FAQs that contain all of the words, with the matching lines.
struct SearchCommand: Command {
  static let manual = CommandManual(
    name: "search",
    aliases: ["find", "grep"],
    summary: "list the FAQs that contain all the given words",
    operands: ["WORDS..."],
    details: """
      All text is searched, including items of unknown types. Case and accents are ignored, and \
      ways to write the same character are one: quotes and dashes of all kinds, full-width \
      letters, ligatures. Matches are highlighted.

      An FAQ matches if it has all of the words. A word matches where a word begins; *word also \
      matches within words. Quotes make a phrase of several words. FAQs with -word are left out; \
      behind -- it is not taken for an option.

      The best matches come first: those in titles, then those in other text, then those in \
      addresses, and whole words before beginnings of words. FAQs that match equally well keep \
      the order of the content.
      """,
    examples: [
      .init(line: "search retry", effect: "every FAQ that contains the word"),
      .init(line: "search standard input", effect: "every FAQ that contains both words"),
      .init(line: "search '\"standard input\"'", effect: "every FAQ that contains the phrase"),
      .init(line: "search -- retry -draft", effect: "with the first word, without the second"),
      .init(line: "search --format json retry", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions =
    [
      CommandOption("limit", .number("N", in: 1...1_000_000), in: .output) { $0.limit = $1 }
        .help("show the N best matches; 10000 by default")
    ]
    + shared(
      SharedOptions.reading,
      SharedOptions.selecting,
      [SharedOptions.unknown, SharedOptions.format, SharedOptions.fragment, SharedOptions.pager],
      SharedOptions.rendering,
      [SharedOptions.jobs]
    )

  static let isPaged = true
  private static let maximumCount = 100

  var options = Options()
  private(set) var words = ""
  private var limit = 10_000

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    words = try Self.expectWords(operands, "words", of: program).joined(separator: " ")
    try Self.expectFew(SearchQuery(words))
  }

  /// Throws if a query has so many words that looking for each of them in all content takes long.
  static func expectFew(_ query: SearchQuery) throws(UsageError) {
    guard query.termCount > maximumCount else { return }
    throw UsageError(
      "a search has at most \(maximumCount) words, not \(query.termCount)",
      hint: "Omit some of them."
    )
  }

  func run(in run: Run) async throws -> ExitStatus {
    let session = try run.session(for: self)
    let spinner = run.spinner("Searching")
    let result = try await session.paging { try await search($0, spinner) }
    say(result.hitCount, session)
    return result.status
  }

  private func search(_ session: Session, _ spinner: Spinner) async throws -> ContentSearch.Result {
    let query = SearchQuery(words)
    let result = try await session.read { session, entries in
      let search = ContentSearch(query: query, session: session, limit: limit, spinner: spinner)
      return try await search.run(&entries)
    }
    guard result.hitCount > 0 else { throw nothingFound(session, near: result.nearWords.words) }
    return result
  }

  /// Says how many FAQs match, to a person or if not all are shown.
  private func say(_ count: Int, _ session: Session) {
    let matches: Message = count == 1 ? "1 FAQ matches" : "\(count) FAQs match"
    if count > limit {
      session.warn("\(matches); the best \(limit) are shown (--limit)")
    } else if session.environment.terminals.isSuperset(of: [.output, .error]) {
      session.warn(matches)
    }
  }

  private func nothingFound(_ session: Session, near words: [String]) -> Failure {
    let spellings = words.map { "“\($0)”" }.joined(separator: ", ")
    return Failure(
      .notFound,
      "nothing in \(session.sourceName) matches “\(self.words)”",
      hint: words.isEmpty
        ? "An FAQ matches if it contains all of the words; "
          + "\(session.environment.program) list shows all titles."
        : "Did you mean \(spellings)?"
    )
  }
}

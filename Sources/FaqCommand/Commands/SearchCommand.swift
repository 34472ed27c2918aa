import FaqSearch
import Platform

/// Lists the FAQs that answer a question best.
struct SearchCommand: Command {
  static let manual = CommandManual(
    name: "search",
    aliases: ["find", "grep"],
    summary: "list the FAQs that answer a question, or have certain words",
    operands: ["WORDS..."],
    details: """
      Ask in your own words. An FAQ matches if it has any word that says something; the more of \
      them it has, the rarer they are, and the more of them are in its title, the earlier it \
      comes. All text is searched, including items of unknown types, whatever its case and \
      accents; forms of words match one another, and a word that is misspelled is replaced by \
      the nearest one that occurs. Matches are highlighted.

      "A phrase" and +word must occur, and -word must not; after -- a word with a hyphen is not \
      taken for an option. With --all-words, all of the words must occur.

      The ten best FAQs are shown, each with the sentence that matches best. If no FAQ has much \
      of the question, the status is 1, and the nearest titles are named.
      """,
    examples: [
      .init(line: "search retry", effect: "every FAQ that contains the word"),
      .init(line: "search how do I get my money back", effect: "the FAQs that answer it"),
      .init(line: "search '\"standard input\"'", effect: "every FAQ that contains the phrase"),
      .init(line: "search -- retry -draft", effect: "with the first word, without the second"),
      .init(line: "search --limit all retry", effect: "all FAQs that match"),
      .init(line: "search --format json retry", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions =
    [
      CommandOption("limit", .count("N|all"), in: .output) { $0.limit = $1 }
        .help("show the N best FAQs; 10 by default"),
      CommandOption("all-words", in: .content) { $0.needsAllWords = true }
        .help("only FAQs that have all of the words"),
    ]
    + shared(SharedOptions.searching)

  static let isPaged = true

  var options = Options()
  private(set) var words = ""
  private var limit = 10
  private var needsAllWords = false

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    words = try Self.expectWords(operands, "words", of: program).joined(separator: " ")
  }

  func run(in run: Run) async throws -> CommandStatus {
    let session = try run.session(for: self)
    let spinner = run.spinner("Searching")
    let search = ContentSearch(session: session, limit: limit, spinner: spinner)
    let result = try await search.run(Question(words, needsAllWords: needsAllWords))
    let isAnswered = result.results.isConfident
    if isAnswered || session.style.outputFormat.isData {
      try await session.paging { try result.write($0) }
    }
    guard isAnswered else { throw result.unanswered(words, session) }
    say(result.results.matchCount, session)
    return .done
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
}

/// Prints the FAQ that answers a question best.
struct AskCommand: Command {
  static let manual = CommandManual(
    name: "ask",
    aliases: ["answer"],
    summary: "print the FAQ that answers a question best",
    operands: ["QUESTION..."],
    details: """
      Ask in your own words, in quotes or not. The FAQ that answers best is printed in full, and \
      below it are the numbers and titles of up to three others. If no FAQ has much of the \
      question, none is printed: the nearest titles are named, and the status is 1.
      """,
    examples: [
      .init(line: "ask how do I get my money back", effect: "the FAQ that answers it"),
      .init(line: "ask --format json 'can I pay by card?'", effect: "as JSON, for other programs"),
    ]
  )

  static let ownOptions = shared(SharedOptions.searching)

  static let isPaged = true
  /// The answer and the others that are named.
  private static let hitCount = 4

  var options = Options()
  private(set) var words = ""

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    words = try Self.expectWords(operands, "a question", of: program).joined(separator: " ")
  }

  func run(in run: Run) async throws -> CommandStatus {
    let session = try run.session(for: self)
    let spinner = run.spinner("Searching")
    let search = ContentSearch(session: session, limit: Self.hitCount, spinner: spinner)
    let result = try await search.run(Question(words))
    try await session.paging { try result.writeAnswer($0) }
    guard result.results.isConfident else { throw result.unanswered(words, session) }
    return .done
  }
}

import FaqSearch

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

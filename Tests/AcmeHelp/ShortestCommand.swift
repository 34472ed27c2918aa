import ContentParser
import FaqCommand
import Renderers

/// A custom command: it prints the FAQs with the shortest answers, in any format.
struct ShortestCommand: Command {
  static let manual = CommandManual(
    name: "shortest",
    summary: "print the FAQs with the shortest answers",
    details: "Answers are compared by the number of their blocks.",
    examples: [.init(line: "shortest --limit 3", effect: "three FAQs, the shortest first")]
  )

  static let ownOptions =
    [
      CommandOption("limit", .number("N", in: 1...100), in: .output) { $0.limit = $1 }
        .help("print N FAQs; 1 by default")
    ]
    + shared(
      SharedOptions.reading,
      SharedOptions.selecting,
      SharedOptions.rendering,
      [SharedOptions.format]
    )

  static let isPaged = true

  var options = Options()
  private var limit = 1

  func run(in run: Run) async throws -> CommandStatus {
    try await run.session(for: self).paging { session in
      try await session.read { session, entries in
        var documents: [Document] = []
        while let entry = try await entries.next() { documents.append(entry.document) }
        guard documents.count >= limit else {
          throw Failure(.notFound, "there are \(documents.count) FAQs in \(session.sourceName)")
        }
        documents.sort { $0.blocks.count < $1.blocks.count }
        try session.write(session.renderer.render(documents.prefix(limit)))
        return .done
      }
    }
  }
}

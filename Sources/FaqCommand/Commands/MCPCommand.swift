import FaqService
import Platform

/// Answers assistants on standard input and output.
struct MCPCommand: Command {
  static let manual = CommandManual(
    name: "mcp",
    summary: "let an assistant search and read the FAQs",
    operands: [CommandManual.files],
    details: """
      A server of the Model Context Protocol on standard input and output, for the settings of an \
      assistant: it can search the FAQs, list them and read them, and change nothing. It follows a \
      file that changes, and ends when its input does. Messages for people go to standard error.
      """,
    examples: [
      .init(line: "mcp faqs.json", effect: "offer a file to the assistant that calls it"),
      .init(line: "mcp --lang de docs/", effect: "only what is in German, of a folder"),
      .init(line: "mcp --title 'Acme help' faqs.json", effect: "say whose FAQs they are"),
    ]
  )

  static let ownOptions =
    [
      CommandOption("title", .text("TEXT"), in: .output) { $0.title = $1.isEmpty ? nil : $1 }
        .help("call the content TEXT, not by the name of its file")
    ]
    + shared(SharedOptions.reading, SharedOptions.selecting, [SharedOptions.unknown])

  var options = Options()
  private var title: String?

  func run(in run: Run) async throws -> CommandStatus {
    guard try !run.sources(options).places.contains(where: \.isStandardInput) else {
      throw UsageError(
        "mcp reads requests from standard input, so that it cannot read content from it",
        hint: "Save the content to a file, and name the file."
      )
    }
    guard !run.environment.terminals.contains(.input) else {
      throw UsageError(
        "mcp talks with an assistant, not with a person",
        hint: "Name the command in the settings of the assistant."
      )
    }
    let source = try FaqCatalogue(run, for: self, completing: \.self)
    let title = title ?? source.nameWithoutFolders
    let server = AssistantServer(source, title, of: run.program, to: run.output) {
      run.warn($0, options.color)
    }
    await server.start()
    let input: any FaqSource = run.input ?? StandardInputSource()
    var stream = try await input.open()
    while let chunk = try await stream.next() { try await server.receive(chunk) }
    try await server.finish()
    return .done
  }
}

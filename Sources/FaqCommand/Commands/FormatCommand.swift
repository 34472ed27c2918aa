import FaqService
import Platform
import Renderers

/// Lays content files out in the canonical way.
struct FormatCommand: Command {
  static let manual = CommandManual(
    name: "fmt",
    aliases: ["format"],
    summary: "lay content files out in the one canonical way",
    operands: ["FILE...", "-"],
    details: """
      Only the white space between values changes, and a byte order mark is removed. Members and \
      elements have lines of their own, indented by two spaces. An object or an array is on one \
      line if it holds no other and fits into 100 columns. In NDJSON, and in files named *.ndjson \
      or *.jsonl, each line is one entry without spaces.

      The names of the files that change are printed. Content that is not JSON is reported, its \
      file stays as it is, and the status is 65. With - for standard input, the result is written \
      to standard output.
      """,
    examples: [
      .init(line: "fmt faqs.json", effect: "change the file, if it must be changed"),
      .init(line: "fmt --check *.json", effect: "only list the files that would change"),
      .init(line: "fmt - < faqs.json", effect: "as a filter"),
    ]
  )

  static let ownOptions: [CommandOption<Self>] = [
    CommandOption("check", in: .output) { $0.onlyChecks = true }
      .help("change nothing; if something would change, the status is 1")
  ]

  static let operandCompletion = Completion.files

  var options = Options()
  private(set) var paths: [Path] = []
  private var onlyChecks = false

  mutating func accept(_ operands: [Argument], of _: FaqCommand) throws(UsageError) {
    guard !operands.isEmpty else {
      throw UsageError("fmt needs a file", hint: "Name a file, or - for standard input.")
    }
    paths = operands.map { Path(bytes: $0.bytes) }.filter { $0 != "-" }
    guard paths.isEmpty || paths.count == operands.count else {
      throw UsageError(
        "fmt reads either files or standard input (-)",
        hint: "Omit '-', or the files."
      )
    }
  }

  func run(in run: Run) async throws -> CommandStatus {
    guard !paths.isEmpty else { return try await filter(in: run) }
    var status = CommandStatus.done
    for path in paths {
      do {
        guard try await changes(path) else { continue }
        try run.output.write("\(path)\n".sanitised)
        if onlyChecks { status = max(status, .notFound) }
      } catch {
        guard !(error is WriteError), let failure = Failure(reporting: error) else { throw error }
        status = max(status, run.report(failure, options.color))
      }
    }
    return status
  }
}

private extension FormatCommand {
  /// Whether a file has another form than the canonical one; unless it is only checked, it is
  /// rewritten.
  func changes(_ path: Path) async throws -> Bool {
    let file = try EditedFile(path: path)
    let formatted = try await formatted(path.source, spoolingIn: file.folder)
    if formatted.isChanged, !onlyChecks { try file.replace(with: formatted.output) }
    return formatted.isChanged
  }

  func filter(in run: Run) async throws -> CommandStatus {
    let source: any FaqSource = run.input ?? StandardInputSource()
    let formatted = try await formatted(source, spoolingIn: run.environment.temporaryFolder)
    guard onlyChecks else {
      try formatted.output.read { try run.output.write($0) }
      return .done
    }
    guard formatted.isChanged else { return .done }
    try run.output.write("\(source.name)\n")
    return .notFound
  }

  /// The canonical form of content, and whether the content has another one.
  func formatted(
    _ source: any FaqSource,
    spoolingIn folder: Path
  ) async throws -> (output: Spool, isChanged: Bool) {
    let writesLines = [".ndjson", ".jsonl"].contains { source.name.hasSuffix($0) }
    var formatter = ContentFormatter(writesLines: writesLines, folder: folder)
    let recent = RecentBytes()
    do {
      var stream = try await ObservedSource(base: source, recent: recent).open()
      while let chunk = try await stream.next() { try formatter.add(chunk) }
      return try formatter.end()
    } catch let error as RawReadingError {
      recent.noteEntry(at: formatter.offset)
      throw FaqServiceError.malformed(error, source: source.name).explained(by: recent)
    }
  }
}

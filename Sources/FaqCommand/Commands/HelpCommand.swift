import Renderers

/// Explains the program, or one command.
struct HelpCommand: Command {
  enum Topic: Sendable {
    case program, options
    case command(any Command.Type)
  }

  static let manual = CommandManual(
    name: "help",
    summary: "explain a command, with examples",
    operands: ["[COMMAND]", "options"],
    details: "The option --help prints the same pages.",
    examples: [
      .init(line: "help", effect: "all commands"),
      .init(line: "help options", effect: "all options, variables and exit statuses"),
      .init(line: "help show", effect: "one command"),
    ]
  )

  static let ownOptions = shared([SharedOptions.pager])
  static let isPaged = true

  static let operandCompletion = Completion.commands

  /// Help is no wider, so that its lines stay readable.
  private static let widest = 100

  var options = Options()
  private(set) var topic = Topic.program

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    guard let name = operands.first?.text else { return }
    guard operands.count == 1 else {
      throw UsageError("help takes one command", hint: "For example: \(program.name) help \(name)")
    }
    topic = name == "options" ? .options : .command(try program.commands.named(name, in: program))
  }

  func run(in run: Run) async throws -> CommandStatus {
    let style = run.style(for: Self.self, options)
    let layout = HelpLayout(
      width: min(style.width.columns.value, Self.widest),
      isStyled: style.format.value == .ansi,
      names: run.program.names
    )
    let pager = Pager(
      decision: style.pager,
      environment: run.environment,
      messages: MessageStyle(options.color, in: run.environment),
      output: run.output,
      errors: run.errors
    )
    try await pager.show { output, _ in try output.write(layout.text(of: page(in: run))) }
    return .done
  }

  private func page(in run: Run) -> HelpPage {
    switch topic {
    case .program: .start(of: run.program)
    case .options: .page(on: run.program, in: run.environment)
    case .command(let command): .page(on: command, of: run.program)
    }
  }
}

/// Lays a page of help out in columns.
struct HelpLayout {
  /// The columns at which lines are wrapped.
  let width: Int
  /// Whether headings are bold.
  let isStyled: Bool
  /// What entries are called.
  var names = EntryNames.faqs

  /// Narrower pages have meanings below their names.
  private static let leastWidth = 60

  /// The page as text, with a blank line between its parts.
  func text(of page: HelpPage) -> String {
    var rows: [HelpPage.Row] = []
    for case .table(_, let more) in page.parts { rows += more }
    let column = column(for: rows, atMost: 26)
    return page.parts.map { text(of: $0, column) }.joined(separator: "\n\n") + "\n"
  }

  private func text(of part: HelpPage.Part, _ column: Int) -> String {
    switch part {
    case .paragraph(let text): return wrapped(text, to: width).joined(separator: "\n")
    case .usage(let forms): return bold("Usage:") + " " + forms.joined(separator: "\n       ")
    case .table(let heading, let rows):
      return (heading.isEmpty ? "" : bold("\(heading):") + "\n") + table(rows, column)
    case .examples(let rows):
      return bold("Examples:") + "\n" + table(rows, self.column(for: rows, atMost: width / 2))
    }
  }

  /// The column at which meanings begin: after all names, but for a few that are too long.
  private func column(for rows: [HelpPage.Row], atMost limit: Int) -> Int {
    guard width >= Self.leastWidth else { return 6 }
    return rows.map { $0.name.count + 4 }.filter { $0 <= limit }.max() ?? limit
  }

  /// Rows of two columns; a name that is too long for the first column gets its own line.
  private func table(_ rows: [HelpPage.Row], _ column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let texts = rows.map { row in
      let start = "  " + row.name
      let lines = wrapped(row.meaning, to: max(20, width - column))
      let gap =
        start.count + 2 <= column
        ? String(repeating: " ", count: column - start.count) : "\n" + indent
      return start + gap + lines.joined(separator: "\n" + indent)
    }
    return texts.joined(separator: "\n")
  }

  private func bold(_ heading: String) -> String { heading.styled([.bold], if: isStyled) }

  /// The lines of a text with what the program calls its entries.
  private func wrapped(_ text: String, to width: Int) -> [String] {
    names.inWording(text).split(separator: " ")
      .reduce(into: []) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
  }
}

/// Prints the version.
struct VersionCommand: Command {
  static let manual = CommandManual(
    name: "version",
    summary: "print the version",
    details: "The option --version prints the same.",
    examples: [.init(line: "version", effect: "the name and the version")]
  )

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    try run.output.write("\(run.program.name) \(run.program.version)\n")
    return .done
  }
}

/// Explains the program, or one command.
struct HelpCommand: Command {
  enum Topic: Sendable {
    /// What is printed without any argument.
    case start
    case program
    case command(any Command.Type)
  }

  static let manual = CommandManual(
    name: "help",
    summary: "explain a command, with examples",
    operands: ["[COMMAND]"],
    details: "The option --help prints the same page.",
    examples: [
      .init(line: "help", effect: "all commands and options"),
      .init(line: "help show", effect: "one command"),
    ]
  )

  static let ownOptions = shared([SharedOptions.pager])
  static let isPaged = true

  static var operandCompletion: Completion { .words(Commands.manuals.map(\.name)) }

  /// Help is no wider, so that its lines stay readable.
  private static let widest = 100

  var options = Options()
  private(set) var topic = Topic.program

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    guard let name = operands.first?.text else { return }
    guard operands.count == 1 else {
      throw UsageError(
        "help takes one command",
        hint: "For example: \(program.name) help \(name)"
      )
    }
    topic = .command(try Commands.named(name, in: program))
  }

  func run(in run: Run) throws -> ExitStatus {
    let style = run.style(for: Self.self, options)
    let layout = HelpLayout(
      width: min(style.width.columns, Self.widest),
      isStyled: style.format.format == .ansi
    )
    let pager = Pager(
      decision: style.pager,
      environment: run.environment,
      messages: MessageStyle(options.color, in: run.environment),
      output: run.output,
      errors: run.errors
    )
    try pager.show(layout.text(of: page(in: run)))
    return .done
  }

  private func page(in run: Run) -> HelpPage {
    let page: HelpPage =
      switch topic {
      case .start: .start(of: run.program)
      case .program: .page(on: run.program, in: run.environment)
      case .command(let command): .page(on: command, of: run.program)
      }
    return page.calling(run.program.names)
  }
}

extension HelpCommand {
  /// The help on a topic.
  init(topic: Topic) { self.topic = topic }
}

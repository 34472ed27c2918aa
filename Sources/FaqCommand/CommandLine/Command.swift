import Bytes
import ContentParser

/// A command: what it is called, what it accepts, and what it does.
///
/// A value holds the options and operands of one call. A new command is one type, and one line in
/// `Commands.all`; parser, help, completions and man page follow.
protocol Command: Sendable {
  static var manual: CommandManual { get }

  /// The options beside those of every command.
  static var ownOptions: [CommandOption<Self>] { get }

  /// The format if the options name none; nil if it depends on where the output goes.
  static var usualFormat: FormatName? { get }

  /// Whether long output is paged.
  static var isPaged: Bool { get }

  /// What a shell offers as operands.
  static var operandCompletion: Completion { get }

  /// The options that several commands share.
  var options: Options { get set }

  /// A call without options and operands.
  init()

  /// Stores the operands, and checks them together with the options.
  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError)

  /// Does the work.
  func run(in run: Run) async throws -> ExitStatus
}

extension Command {
  static var usualFormat: FormatName? { nil }
  static var isPaged: Bool { false }
  static var operandCompletion: Completion { .nothing }

  static var name: String { manual.name }

  /// All options, with those of every command.
  static var allOptions: [CommandOption<Self>] { ownOptions + shared(SharedOptions.general) }

  /// What people need to know of its options.
  static var optionManuals: [OptionManual] { allOptions.map(\.manual) }

  /// Shared options as options of this command.
  static func shared(_ options: [CommandOption<Options>]...) -> [CommandOption<Self>] {
    options.flatMap { $0.map { $0.of(Self.self) } }
  }

  /// Most commands take no operands.
  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    try expectNothing(operands, of: program)
  }
}

extension Command {
  /// Throws if there is an operand.
  func expectNothing(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    guard let operand = operands.first else { return }
    throw UsageError(
      "\(Self.name) takes no operand '\(operand.text)'",
      hint: hint(on: operand.text, program)
    )
  }

  /// A shell makes operands of all but the first of the files that a pattern matches.
  private func hint(on operand: String, _ program: FaqCommand) -> Message {
    let name = Self.name
    guard Self.optionManuals.contains(where: { $0.name == "source" }) else {
      return "\(program.name) help \(name) explains it."
    }
    guard options.sources.isEmpty else {
      return "Put a pattern in quotes: --source 'docs/*.md'. For another source, repeat --source."
    }
    return "To name a source: \(program.name) \(name) \(Self.sourceOption(operand))"
  }

  /// The option `--source`, joined to a value that begins with dashes and would look like an
  /// option.
  private static func sourceOption(_ value: String) -> String {
    value.hasPrefix("--") ? "--source=\(value)" : "--source \(value)"
  }

  /// The texts of the operands, at least one of which must not be blank.
  static func expectWords(
    _ operands: [Argument],
    _ what: String,
    of program: FaqCommand
  ) throws(UsageError) -> [String] {
    guard operands.contains(where: { !$0.text.isBlank }) else {
      let example = manual.examples.first.map { example -> Message in
        "For example: \(example.line(of: program.name))"
      }
      throw UsageError(
        "\(name) needs \(what)",
        hint: example ?? "\(program.name) help \(name) explains it."
      )
    }
    return operands.map(\.text)
  }
}

/// What people need to know of a command.
struct CommandManual: Sendable {
  /// A command line and its effect.
  struct Example: Hashable, Sendable {
    /// The variables that are set for the call: `BROWSER=firefox`.
    var variables = ""
    /// The line without the name of the program: `show 2`.
    let line: String
    let effect: String
  }

  let name: String
  /// Other words for the command, which are accepted too.
  var aliases: [String] = []
  /// One line for the list of commands, without a full stop.
  let summary: String
  /// The operands of each form of the command.
  var operands = [""]
  /// More, in paragraphs.
  let details: String
  let examples: [Example]
  /// More paragraphs, made only for help, since each run asks for the names of commands.
  var furtherParagraphs: @Sendable () -> [String] = { [] }
}

extension CommandManual.Example {
  /// The line with the name of the program.
  func line(of program: String) -> String {
    [variables, program, line].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The commands, in the order of help.
enum Commands {
  static let all: [any Command.Type] = [
    BrowseCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self, AskCommand.self,
    OpenCommand.self, CheckCommand.self, ConvertCommand.self, NewCommand.self, FormatCommand.self,
    TypesCommand.self, SchemaCommand.self, CacheCommand.self, DoctorCommand.self,
    CompletionsCommand.self, ManCommand.self, HelpCommand.self, VersionCommand.self,
  ]

  /// The manuals of all commands.
  static let manuals = all.reduce(into: [CommandManual]()) { $0.append($1.manual) }

  /// The options of all commands, each once.
  static let options = {
    var options: [OptionManual] = []
    for command in all {
      options += command.optionManuals.filter { !options.contains($0) }
    }
    return options
  }()

  /// How many commands have each option.
  static let ownerCounts = all.reduce(into: [OptionManual: Int]()) { counts, command in
    for option in command.optionManuals { counts[option, default: 0] += 1 }
  }

  /// The command of that name or alias; abbreviations are not accepted.
  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.manual.isCalled(name) }
  }

  /// The command of that name or alias, which should exist.
  static func named(
    _ name: String,
    in program: FaqCommand
  ) throws(UsageError) -> any Command.Type {
    if let command = named(name) { return command }
    throw UsageError("there is no command '\(name)'", hint: hint(for: name, in: program))
  }

  private static func hint(for name: String, in program: FaqCommand) -> Message {
    if Selection.looksLikeNumbers(name) { return "To print that FAQ: \(program.name) show \(name)" }
    let names = manuals.map(\.name)
    return Spelling.hint(
      name,
      in: names,
      otherwise: "The commands are \(Spelling.alternatives(names))."
    )
  }
}

private extension CommandManual {
  func isCalled(_ word: String) -> Bool { name == word || aliases.contains(word) }
}

extension Spelling {
  /// `Did you mean 'list'?`, or the other hint if no candidate is similar.
  static func hint(_ word: String, in candidates: [String], otherwise: Message) -> Message {
    nearest(to: word, among: candidates).map { "Did you mean '\($0)'?" } ?? otherwise
  }

  /// `text or json`; `ansi, plain, markdown, html or json`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

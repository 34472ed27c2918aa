import Bytes

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

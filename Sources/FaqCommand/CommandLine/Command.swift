import Bytes
import Platform

/// A command: what it is called, what it accepts, and what it does.
///
/// A value holds the options and operands of one call. A new command is one type, given to
/// `FaqCommand(commands:)`; parser, help, completions and man page follow.
///
/// ```swift
/// struct CountCommand: Command {
///   static let manual = CommandManual(
///     name: "count",
///     summary: "count the FAQs",
///     examples: [.init(line: "count --lang de", effect: "those in German")]
///   )
///   static let ownOptions = shared(SharedOptions.reading, SharedOptions.selecting)
///
///   var options = Options()
///
///   func run(in run: Run) async throws -> CommandStatus {
///     try await run.session(for: self).read { session, entries in
///       var count = 0
///       while try await entries.next() != nil { count += 1 }
///       try session.write("\(count)\n")
///       return .done
///     }
///   }
/// }
/// ```
public protocol Command: Sendable {
  /// What people need to know of it.
  static var manual: CommandManual { get }

  /// The options beside those of every command, which store their values in the command; with
  /// `shared(_:)`, also those that other commands have.
  static var ownOptions: [CommandOption<Self>] { get }

  /// The name of the format if the options name none; nil if it depends on where the output goes.
  static var usualFormat: String? { get }

  /// Whether long output is paged.
  static var isPaged: Bool { get }

  /// What a shell offers as operands.
  static var operandCompletion: Completion { get }

  /// The options that several commands share; `Options()` at first.
  var options: Options { get set }

  /// A call without options and operands.
  init()

  /// Stores the operands, and checks them together with the options, which are stored before.
  ///
  /// - Throws: An error with a hint, which ends the run with the status `.usage`.
  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError)

  /// Does the work.
  ///
  /// - Returns: The exit status of the program.
  /// - Throws: Any error: a `Failure` has its own status and hint, an `FaqServiceError` that of
  ///   sources; all others end the program with the status `.unavailable`.
  func run(in run: Run) async throws -> CommandStatus
}

extension Command {
  /// The format depends on where the output goes.
  public static var usualFormat: String? { nil }

  /// Most output is short.
  public static var isPaged: Bool { false }

  /// Some commands have only the options of every command.
  public static var ownOptions: [CommandOption<Self>] { [] }

  /// The names of files, if the operands are files that are read.
  public static var operandCompletion: Completion {
    manual.operands.contains(CommandManual.files) ? .files : .nothing
  }

  static var name: String { manual.name }

  /// All options, with those of every command.
  static var allOptions: [CommandOption<Self>] { ownOptions + shared(SharedOptions.general) }

  /// What people need to know of its options.
  static var optionManuals: [OptionManual] { allOptions.map(\.manual) }

  /// Shared options as options of this command.
  public static func shared(_ options: [CommandOption<Options>]...) -> [CommandOption<Self>] {
    options.flatMap { $0.map { $0.of(Self.self) } }
  }

  /// Most commands take no operands, or the names of sources.
  public mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    try acceptSources(operands, of: program)
  }

  /// Takes operands like values of `--source`; throws if the command has none.
  mutating func acceptSources(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    if Self.manual.operands.contains(CommandManual.files) {
      options.sources += operands.map { Path(bytes: $0.bytes) }
    } else if let operand = operands.first {
      throw UsageError(
        "\(Self.name) takes no operand '\(operand.text)'",
        hint: "\(program.name) help \(Self.name) explains it."
      )
    }
  }

  /// Takes the operands before others that name files by a point or a slash: `faqs.json 2`.
  mutating func takeFiles(from operands: [Argument], always: Bool = false) -> [Argument] {
    let files = operands.prefix { operand in
      operand.bytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        && Path(bytes: operand.bytes).exists
    }
    guard always || files.count < operands.count else { return operands }
    options.sources += files.map { Path(bytes: $0.bytes) }
    return Array(operands[files.endIndex...])
  }

  /// The texts of the operands, at least one of which must not be blank.
  static func expectWords(
    _ operands: [Argument],
    _ what: String,
    of program: FaqCommand
  ) throws(UsageError) -> [String] {
    guard operands.contains(where: { !$0.text.isBlank }) else {
      let example = manual.examples.first.map { example -> Message in
        "For example: \(example.line(of: program))"
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
public struct CommandManual: Sendable {
  /// A command line and its effect.
  public struct Example: Hashable, Sendable {
    /// The variables that are set for the call: `BROWSER=firefox`.
    var variables = ""
    /// The line without the name of the program: `show 2`.
    let line: String
    let effect: String

    /// An example: `show 2` prints `the second FAQ`.
    ///
    /// - Parameters:
    ///   - variables: The variables that are set for the call.
    ///   - line: The line without the name of the program.
    ///   - effect: What it does, in a few words without a full stop.
    public init(variables: String = "", line: String, effect: String) {
      self.variables = variables
      self.line = line
      self.effect = effect
    }
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
  /// Tables, made only for help, since each run asks for the names of commands.
  var tables: @Sendable () -> [HelpPage.Part] = { [] }
}

extension CommandManual {
  /// Operands that name sources.
  static let files = "[FILE...]"

  /// Describes a command, in words about FAQs; a program with other entries has its own names in
  /// their place.
  ///
  /// - Parameters:
  ///   - name: The word that people type: ASCII letters, digits and hyphens.
  ///   - aliases: Other words for the command.
  ///   - summary: One line for the list of commands, without a full stop.
  ///   - operands: The operands of each form of the command: `NUMBER`, `WORDS...`.
  ///   - details: More, in paragraphs between blank lines.
  ///   - examples: Command lines and their effects; the first is also in the help of the program.
  public init(
    name: String,
    aliases: [String] = [],
    summary: String,
    operands: [String] = [""],
    details: String = "",
    examples: [Example] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.operands = operands
    self.details = details
    self.examples = examples
  }
}

extension CommandManual.Example {
  /// The line with the name of the program, and with words about its content.
  func line(of program: FaqCommand) -> String {
    var line = line
    if program.name != "faq" {
      line = line.replacing("faqs.json", with: "content.json")
        .replacing("faq.", with: "\(program.name).")
    }
    for (words, own) in program.sampleWords { line = line.replacing(words, with: own) }
    return [variables, program.name, line].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

import Bytes
import ContentParser

/// An option: what people need to know of it, and how it stores its value in a command or in
/// options that commands share.
public struct CommandOption<Target>: Sendable {
  typealias Setter = @Sendable (inout Target, OptionValue) throws(UsageError) -> Void

  private(set) var manual: OptionManual
  private(set) var repetition = OptionRepetition.lastCounts
  /// Parses a value, and stores it.
  let set: Setter
}

extension CommandOption {
  /// An option with a value of some kind: `--limit 3`.
  ///
  /// - Parameters:
  ///   - name: The name without its dashes.
  ///   - kind: The values that it accepts.
  ///   - letter: A short form: `s` for `-s`.
  ///   - group: The group that it is in, in help.
  ///   - store: Stores the value, usually in a property of the command.
  public init<Value>(
    _ name: String,
    _ kind: OptionKind<Value>,
    letter: Character? = nil,
    in group: OptionGroup,
    store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    manual = OptionManual(
      name: name,
      letter: letter,
      placeholder: kind.placeholder,
      completion: kind.completion,
      group: group
    )
    set = { (target, value) throws(UsageError) in store(&target, try kind.parse(value)) }
  }

  /// An option without a value: `--all`.
  ///
  /// - Parameters:
  ///   - name: The name without its dashes.
  ///   - letter: A short form: `h` for `-h`.
  ///   - group: The group that it is in, in help.
  ///   - store: Stores that the option was given.
  public init(
    _ name: String,
    letter: Character? = nil,
    in group: OptionGroup,
    store: @escaping @Sendable (inout Target) -> Void
  ) {
    manual = OptionManual(name: name, letter: letter, group: group)
    set = { (target, _) in store(&target) }
  }

  /// The same option with its line of help, which has no full stop.
  public func help(_ summary: String) -> Self { changing(self) { $0.manual.summary = summary } }

  /// The same option, which is also accepted by a former name.
  func formerly(_ name: String) -> Self { changing(self) { $0.manual.formerName = name } }

  /// The same option with another meaning of several occurrences.
  public func repeated(_ repetition: OptionRepetition) -> Self {
    changing(self) { $0.repetition = repetition }
  }
}

extension CommandOption where Target == Options {
  /// The same option of a command, which holds the shared options.
  func of<Owner: Command>(_: Owner.Type = Owner.self) -> CommandOption<Owner> {
    let set: CommandOption<Owner>.Setter = { (command, value) throws(UsageError) in
      try self.set(&command.options, value)
    }
    return CommandOption<Owner>(manual: manual, repetition: repetition, set: set)
  }
}

/// What several occurrences of an option mean.
public enum OptionRepetition: Hashable, Sendable {
  /// The last one is stored.
  case lastCounts
  /// All are stored, in their order.
  case allCount
  /// The option may be given only once.
  case invalid
}

/// The groups of options in help, in their order.
public enum OptionGroup: String, CaseIterable, Sendable {
  /// What is read.
  case content = "Content"
  /// How it is fetched.
  case transfer = "Content from the web"
  /// What is written.
  case output = "Output"
  /// How the program works.
  case behaviour = "Behaviour"
  /// What the program says about itself.
  case information = "Information"
}

/// What a shell offers as the value of an option, or as the operands of a command.
public enum Completion: Hashable, Sendable {
  /// There is nothing to offer.
  case nothing
  /// Some words.
  case words([String])
  /// The names of the program's formats.
  case formats
  /// The names of the program's commands.
  case commands
  /// The names of the program's themes.
  case themes
  /// The numbers of FAQs, with their titles.
  case numbers
  /// The names of files.
  case files

  /// The words in a program; empty if any value is accepted.
  func words(in program: FaqCommand) -> [String] {
    switch self {
    case .words(let words): words
    case .formats: program.formats.names
    case .commands: program.commands.manuals.map(\.name)
    case .themes: program.themes.names
    case .nothing, .numbers, .files: []
    }
  }
}

/// What people need to know of an option: its name, its value and its line of help.
struct OptionManual: Hashable, Sendable {
  /// The name without its dashes.
  let name: String
  /// A short form: `h` for `-h`.
  var letter: Character?
  /// A former name, without its dashes.
  var formerName: String?
  /// The name of the value; nil if the option has no value.
  var placeholder: String?
  var completion = Completion.nothing
  let group: OptionGroup
  /// Without a full stop, for a table.
  var summary = ""

  /// `--source`.
  var spelling: String { "--\(name)" }

  /// `--source FILE`, `-h, --help`.
  var usage: String {
    let long = placeholder.map { "\(spelling) \($0)" } ?? spelling
    return letter.map { "-\($0), \(long)" } ?? long
  }

  /// Whether a word on the command line is this option: `--help`, `-h`, or its former name.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || letter.map { word == "-\($0)" } == true
      || formerName.map { word == "--\($0)" } == true
  }

  /// The line of help: `output format: ansi, plain, markdown, html or json`.
  func explanation(in program: FaqCommand) -> String {
    let words = completion.words(in: program)
    return words.isEmpty ? summary : "\(summary): \(Spelling.alternatives(words))"
  }
}

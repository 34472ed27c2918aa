import ContentParser

/// The commands, in the order of help.
enum Commands {
  static let all: [any Command.Type] = [
    BrowseCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self, OpenCommand.self,
    CheckCommand.self, ConvertCommand.self, NewCommand.self, FormatCommand.self, TypesCommand.self,
    SchemaCommand.self, CacheCommand.self, DoctorCommand.self, CompletionsCommand.self,
    ManCommand.self,
    HelpCommand.self, VersionCommand.self,
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

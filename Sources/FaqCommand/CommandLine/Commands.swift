import ContentParser

/// The commands of a program, in the order of help.
struct Commands: Sendable {
  let all: [any Command.Type]

  /// The commands that every program has.
  static let standard = Self(all: [
    BrowseCommand.self, ListCommand.self, ShowCommand.self, SearchCommand.self, AskCommand.self,
    OpenCommand.self, CheckCommand.self, ConvertCommand.self, NewCommand.self, FormatCommand.self,
    TypesCommand.self, SchemaCommand.self, CacheCommand.self, DoctorCommand.self,
    MCPCommand.self, CompletionsCommand.self, ManCommand.self, HelpCommand.self,
    VersionCommand.self,
  ])

  /// These commands with some more; one of the same name takes the place of its predecessor.
  ///
  /// - Precondition: No two of the others have one name, and people can type their names.
  func adding(_ others: [any Command.Type]) -> Self {
    let added = others.reduce(into: [String]()) { $0.append($1.name) }
    precondition(Set(added).count == added.count, "two commands have one name: \(added)")
    precondition(added.allSatisfy(\.isProgramName), "the name of a command is invalid: \(added)")
    let kept = all.map { command in others.first { $0.name == command.name } ?? command }
    return Self(all: kept + others.filter { other in !all.contains { $0.name == other.name } })
  }

  /// These commands without some.
  func omitting(_ names: Set<String>) -> Self { Self(all: all.filter { !names.contains($0.name) }) }

  /// The manuals of all commands.
  var manuals: [CommandManual] { all.reduce(into: []) { $0.append($1.manual) } }

  /// The options of all commands, each once.
  var options: [OptionManual] {
    all.reduce(into: []) { options, command in
      options += command.optionManuals.filter { !options.contains($0) }
    }
  }

  /// How many commands have each option.
  var ownerCounts: [OptionManual: Int] {
    all.reduce(into: [:]) { counts, command in
      for option in command.optionManuals { counts[option, default: 0] += 1 }
    }
  }

  /// The command of that name or alias; abbreviations are not accepted.
  func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.name == name } ?? all.first { $0.manual.aliases.contains(name) }
  }

  /// The command of that name or alias, which should exist.
  func named(_ name: String, in program: FaqCommand) throws(UsageError) -> any Command.Type {
    if let command = named(name) { return command }
    throw UsageError("there is no command '\(name)'", hint: hint(for: name, in: program))
  }

  private func hint(for name: String, in program: FaqCommand) -> Message {
    if Selection.looksLikeNumbers(name) { return "To print that FAQ: \(program.name) show \(name)" }
    let names = manuals.map(\.name)
    return Spelling.hint(
      name,
      in: names,
      otherwise: "The commands are \(Spelling.alternatives(names))."
    )
  }
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

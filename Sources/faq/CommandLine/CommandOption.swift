import ContentParser

/// An option: the one row from which it is parsed, explained and completed.
struct CommandOption: Sendable {
  /// The name without its dashes.
  let name: String
  let argument: OptionArgument
  let commands: [Command]
  let summary: String

  init(
    _ name: String,
    _ argument: OptionArgument,
    of commands: [Command] = Command.allCases,
    _ summary: String
  ) {
    self.name = name
    self.argument = argument
    self.commands = commands
    self.summary = summary
  }
}

extension CommandOption {
  /// How it is typed: `--source`.
  var spelling: String { "--\(name)" }

  /// How it is typed with its value: `--source FILE`.
  var usage: String { argument.placeholder.map { "\(spelling) \($0)" } ?? spelling }

  /// One line of help: `what FAQs are printed as: ansi, plain, markdown, html or json`.
  var explanation: String {
    argument.words.isEmpty ? summary : "\(summary): \(Spelling.alternatives(argument.words))"
  }
}

import ContentParser

/// An option of one or more commands: its name, its value and its line of help.
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
  /// `--source`.
  var spelling: String { "--\(name)" }

  /// `--source FILE`.
  var usage: String { argument.placeholder.map { "\(spelling) \($0)" } ?? spelling }

  /// The line of help: `output format: ansi, plain, markdown, html or json`.
  var explanation: String {
    argument.words.isEmpty ? summary : "\(summary): \(Spelling.alternatives(argument.words))"
  }
}

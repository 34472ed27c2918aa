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

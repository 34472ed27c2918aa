import Bytes

/// A shell that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Shell {
  /// The script that makes the shell complete the commands of a program.
  func script(for program: FaqCommand) -> String {
    switch self {
    case .bash: BashCompletion(program: program).script
    case .zsh: ZshCompletion(program: program).script
    case .fish: FishCompletion(program: program).script
    }
  }
}

extension FaqCommand {
  /// The name as part of a shell function's name: `acme_help`.
  var functionName: String { String(name.map { $0 == "-" ? "_" : $0 }) }
}

extension CommandManual {
  /// The name and the aliases.
  var names: [String] { [name] + aliases }
}

extension String {
  /// The text between single quotes, as one word of a shell of the Bourne family.
  var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}

import Platform
import Renderers

/// The environment of the process: read once and passed on, so that tests can set it.
struct Environment: Equatable, Sendable {
  /// The name of the program, which begins the names of its own variables and folders.
  let program: String
  let variables: [String: String]
  /// The streams that are terminals.
  let terminals: Set<StandardStream>
  let outputSize: TerminalSize?
  let errorSize: TerminalSize?
  /// Whether this process is in the foreground of the terminal on standard error.
  let isForeground: Bool
  /// Whether standard input is a pipe or a file while there is a terminal to type at.
  var isFedAtTerminal = false
  /// The folder that relative paths begin in.
  var workingFolder: String?
  /// The user's settings.
  var configuration = Configuration()
  /// What the program calls the entries of its content.
  var names = EntryNames.faqs

  /// The value of a variable: nil if it is not set, empty if it is set to nothing.
  subscript(_ name: String) -> String? { variables[name] }
}

extension Environment {
  /// The name of a variable of this program: `FAQ_SOURCE`.
  func ownVariable(_ name: String) -> String {
    let prefix = program.uppercased().map { $0 == "-" ? "_" : $0 }
    return "\(String(prefix))_\(name)"
  }

  /// Whether the terminal does not understand escape sequences.
  var isDumb: Bool { ["", "dumb"].contains(self["TERM"] ?? "") }

  /// The value of a variable, if it is not empty.
  func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The folder for temporary files.
  var temporaryFolder: String { text("TMPDIR") ?? "/tmp" }

  /// The environment of a program whose stream is no terminal.
  func without(_ terminal: StandardStream) -> Self {
    Self(
      program: program,
      variables: variables,
      terminals: terminals.subtracting([terminal]),
      outputSize: outputSize,
      errorSize: errorSize,
      isForeground: isForeground,
      isFedAtTerminal: isFedAtTerminal,
      workingFolder: workingFolder,
      configuration: configuration,
      names: names
    )
  }
}

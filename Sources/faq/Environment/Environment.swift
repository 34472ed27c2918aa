/// What surrounds the process; it is read once and passed on, so that a test can say what it is.
struct Environment: Equatable, Sendable {
  let variables: [String: String]
  /// The streams that are terminals.
  let terminals: Set<StandardStream>
  let outputSize: TerminalSize?
  let errorSize: TerminalSize?
  /// Whether this process is in the foreground of the terminal on standard error.
  let isForeground: Bool

  /// The variable of that name; set to nothing is not the same as not set.
  subscript(_ name: String) -> String? { variables[name] }
}

/// One of the three streams that a process begins with.
enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// As messages name it.
  var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

/// How much a terminal shows at once.
struct TerminalSize: Hashable, Sendable {
  let columns: Int
  let rows: Int
}

extension Environment {
  /// Whether escape sequences would mean nothing to the terminal.
  var isDumb: Bool { ["", "dumb"].contains(self["TERM"] ?? "") }

  /// The variable, if it is set to something.
  func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }
}

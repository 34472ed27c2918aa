/// The help text of one command.
struct CommandManual: Sendable {
  /// A command line and its effect.
  struct Example: Sendable {
    let line: String
    let effect: String
  }

  /// The operands of each form of the command.
  let operands: [String]
  /// One line for the list of commands.
  let summary: String
  /// More details, in lines of at most 80 columns.
  let details: String
  let examples: [Example]
}

extension Command {
  /// The help text of the command.
  var manual: CommandManual {
    switch self {
    case .list: .list
    case .show: .show
    case .search: .search
    case .open: .open
    case .check: .check
    case .convert: .convert
    case .cache: .cache
    case .doctor: .doctor
    case .help: .help
    }
  }
}

/// What help says about one command.
struct CommandManual: Sendable {
  /// A line that somebody could type, and what it does.
  struct Example: Sendable {
    let line: String
    let effect: String
  }

  /// The operands in each way to call the command.
  let operands: [String]
  /// One line for the list of commands.
  let summary: String
  /// What else there is to know, in lines of at most 80 columns.
  let details: String
  let examples: [Example]
}

extension Command {
  /// The command's row of the table that help is made of.
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

import ContentParser

/// The parsed arguments: an action and its options.
struct Invocation: Equatable, Sendable {
  let action: Action
  let options: Options

  /// Parses arguments without the program's name: `["show", "2", "--format=json"]`.
  init(arguments: [String]) throws(UsageError) {
    let scan = try ArgumentScan(arguments)
    let command = try Self.command(scan)
    if scan.has("help") {
      self.init(.help(command))
    } else if scan.has("version") {
      self.init(.version)
    } else if let command {
      let options = try Self.options(scan.options, for: command)
      let action = try Action(command, Array(scan.operands.dropFirst()), options)
      self.init(action, options)
    } else {
      self.init(.unspecified)
    }
  }
}

extension Invocation {
  private init(_ action: Action, _ options: Options = Options()) {
    self.action = action
    self.options = options
  }

  private static func command(_ scan: ArgumentScan) throws(UsageError) -> Command? {
    guard let name = scan.operands.first else { return nil }
    return try Command(named: name)
  }

  /// Checks every value; of an option that is not repeatable, the last occurrence counts.
  private static func options(
    _ occurrences: [ArgumentScan.Occurrence],
    for command: Command
  ) throws(UsageError) -> Options {
    var checked = Options()
    var result = Options()
    for (i, occurrence) in occurrences.enumerated() {
      let row = try row(occurrence.name, for: command)
      let value = OptionValue(option: row.spelling, text: occurrence.value)
      let isLast = !occurrences[(i + 1)...].contains { $0.name == occurrence.name }
      if isLast || row.argument.isRepeatable {
        try row.argument.set?(&result, value)
      } else {
        try row.argument.set?(&checked, value)
      }
    }
    return result
  }

  private static func row(
    _ name: String,
    for command: Command
  ) throws(UsageError) -> CommandOption {
    let rows = CommandOption.named(name)
    if let row = rows.first(where: { $0.commands.contains(command) }) { return row }
    let others = rows.flatMap(\.commands).map { "faq \($0.rawValue)" }
    throw UsageError(
      "\(command.rawValue) takes no option --\(name)",
      hint: "It belongs to \(Spelling.alternatives(others))."
    )
  }
}

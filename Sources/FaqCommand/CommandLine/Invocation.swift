import ContentParser

/// Turns arguments into the call of a command.
enum Invocation {
  /// Parses arguments without the program's name: `["show", "2", "--format=json"]`.
  ///
  /// Without any arguments, the program browses its FAQs, or explains itself.
  static func command(
    _ arguments: [Argument],
    of program: FaqCommand,
    browses: Bool = false
  ) throws(UsageError) -> any Command {
    let likely = arguments.first.flatMap { Commands.named($0.text) }
    let scan = try ArgumentScan(arguments, likely: likely, of: program.name)
    let type = try scan.operands.first.map { name throws(UsageError) in
      try Commands.named(name.text, in: program)
    }
    if scan.has("help") { return HelpCommand(topic: type.map { .command($0) } ?? .program) }
    if scan.has("version") { return VersionCommand() }
    if arguments.isEmpty, browses { return BrowseCommand() }
    guard let type else { return HelpCommand(topic: .start) }
    return try command(type, scan, of: program)
  }

  private static func command<Called: Command>(
    _: Called.Type,
    _ scan: ArgumentScan,
    of program: FaqCommand
  ) throws(UsageError) -> Called {
    var command = try options(scan.options, for: Called.self, of: program)
    try command.accept(Array(scan.operands.dropFirst()), of: program)
    return command
  }

  /// Checks every value; of most options, the last occurrence counts.
  private static func options<Called: Command>(
    _ occurrences: [ArgumentScan.Occurrence],
    for _: Called.Type,
    of program: FaqCommand
  ) throws(UsageError) -> Called {
    var checked = Called()
    var result = Called()
    for (i, occurrence) in occurrences.enumerated() {
      guard let option = Called.allOptions.first(where: { $0.manual.name == occurrence.name })
      else { throw misplaced(occurrence.name, for: Called.self, of: program) }
      let value = OptionValue(
        option: option.manual.spelling,
        argument: occurrence.value,
        program: program
      )
      let isLast = !occurrences[(i + 1)...].contains { $0.name == occurrence.name }
      guard isLast || option.repetition != .invalid else {
        throw UsageError("--\(occurrence.name) is given twice", hint: "Name one of them.")
      }
      if isLast || option.repetition == .allCount {
        try option.set(&result, value)
      } else {
        try option.set(&checked, value)
      }
    }
    return result
  }

  private static func misplaced(
    _ option: String,
    for command: any Command.Type,
    of program: FaqCommand
  ) -> UsageError {
    let others = Commands.all.filter { $0.optionManuals.contains { $0.name == option } }
    return UsageError(
      "\(command.name) takes no option --\(option)",
      hint: "It belongs to \(Spelling.alternatives(others.map { "\(program.name) \($0.name)" }))."
    )
  }
}

/// The help pages, composed from the tables of commands, options, variables and statuses.
enum Help {
  /// `faq --help`, or with a command `faq help COMMAND`.
  static func page(on command: Command?) -> String {
    command.map(page(on:)) ?? overview
  }

  private static var overview: String {
    """
    faq prints questions and answers that are stored as structured content.

    Usage: faq COMMAND [OPTION]... [OPERAND]...

    Commands:
    \(table(Command.allCases.map { ($0.rawValue, $0.manual.summary) }))

    \(options(of: Command.allCases))

    Examples:
    \(examples(Command.allCases.compactMap(\.manual.examples.first)))

    Variables:
    \(table(Variable.all.map { ($0.name, $0.summary) }))

    Exit status:
    \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.summary) }))

    faq help COMMAND explains one command.

    """
  }

  private static func page(on command: Command) -> String {
    let manual = command.manual
    return """
      Usage: \(usage(command))

      faq \(command.rawValue): \(manual.summary).

      \(manual.details)

      \(options(of: [command]))

      Examples:
      \(examples(manual.examples))

      """
  }

  private static func usage(_ command: Command) -> String {
    command.manual.operands
      .map { operands in
        ["faq", command.rawValue, "[OPTION]...", operands]
          .filter { !$0.isEmpty }.joined(separator: " ")
      }
      .joined(separator: "\n       ")
  }

  private static func options(of commands: [Command]) -> String {
    OptionGroup.all
      .compactMap { group in
        let rows = group.options.filter { $0.commands.contains(where: commands.contains) }
        guard !rows.isEmpty else { return nil }
        return "\(group.name):\n" + table(rows.map { ($0.usage, $0.explanation) })
      }
      .joined(separator: "\n\n")
  }

  private static func examples(_ examples: [CommandManual.Example]) -> String {
    table(examples.map { ($0.line, $0.effect) }, column: 36)
  }
}

extension Help {
  private static let width = 80

  /// Rows of two columns; a name that is too long for the first column gets its own line.
  private static func table(_ rows: [(String, String)], column: Int = 24) -> String {
    rows
      .map { name, meaning in
        let fits = name.count < column - 3
        let start = "  " + name + String(repeating: " ", count: max(0, column - 2 - name.count))
        let lines = wrapped(meaning, to: width - column)
        let indent = String(repeating: " ", count: column)
        let rest = lines.dropFirst().map { "\n" + indent + $0 }.joined()
        let first = lines.first ?? ""
        return fits ? start + first + rest : "  \(name)\n" + indent + first + rest
      }
      .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ")
      .reduce(into: []) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
  }
}

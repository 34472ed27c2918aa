import Bytes

/// A completion script for fish.
struct FishCompletion {
  let program: FaqCommand

  var script: String {
    let function = "__\(program.functionName)_numbers"
    let numbers = """
      function \(function)
        \(program.name) completions numbers -- (commandline -opc)[2..-1] 2>/dev/null
      end
      """
    let lines = Commands.all.flatMap { [start(of: $0)] + options(of: $0) + operands(of: $0) }
    return
      "# Completions of \(program.name) for fish.\n\(numbers)\ncomplete -c \(program.name) -f\n"
      + lines.map { "complete -c \(program.name) \($0)\n" }.joined()
  }
}

extension FishCompletion {
  private func start(of command: any Command.Type) -> String {
    let summary = program.names.inWording(command.manual.summary)
    return "-n __fish_use_subcommand -a \(command.name) -d \(quoted(summary))"
  }

  private func options(of command: any Command.Type) -> [String] {
    command.optionManuals.map { option in
      let letter = option.letter.map { "-s \($0) " } ?? ""
      let value =
        switch (option.placeholder, option.completion) {
        case (nil, _): ""
        case (_, .file), (_, .folder): "-r -F "
        case (_, .words): "-x -a \(quoted(option.words.list(in: program).joined(separator: " "))) "
        }
      let summary = program.names.inWording(option.summary)
      return "\(condition(command)) \(letter)-l \(option.name) \(value)-d \(quoted(summary))"
    }
  }

  private func operands(of command: any Command.Type) -> [String] {
    switch command.operandCompletion {
    case .nothing: []
    case .numbers: ["\(condition(command)) -a '(__\(program.functionName)_numbers)'"]
    case .words(let words): ["\(condition(command)) -a \(quoted(words.joined(separator: " ")))"]
    case .files: ["\(condition(command)) -F"]
    }
  }

  private func condition(_ command: any Command.Type) -> String {
    "-n '__fish_seen_subcommand_from \(command.manual.names.joined(separator: " "))'"
  }

  /// One word of fish; only the quote and the backslash are special in it.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

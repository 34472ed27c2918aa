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

/// A completion script for bash 4 or later.
private struct BashCompletion {
  let program: FaqCommand

  var script: String {
    let function = "_\(program.functionName)"
    return """
      # Completions of \(program.name) for bash.
      \(function)() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= i
        COMPREPLY=()
        [[ $cur == = ]] && cur=
        [[ $prev == = ]] && prev=${COMP_WORDS[COMP_CWORD-2]}
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
      \(commandCases)
          esac
        done
        case $command,$prev in
      \(valueCases)
        esac
        if [[ $cur == -* ]]; then
          local options=\(words(program.commands.options))
          case $command in
      \(optionCases)
          esac
          COMPREPLY=($(compgen -W "$options" -- "$cur"))
          return
        fi
        case $command in
          '') COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$cur")) ;;
      \(operandCases)
        esac
      }

      \(function)_numbers() {
        local line
        while IFS= read -r line; do
          [[ $line == "$cur"* ]] && COMPREPLY+=("${line/$'\\t'/  }")
        done < <("${COMP_WORDS[0]}" completions numbers -- "${COMP_WORDS[@]:1}" 2>/dev/null)
        # A single match is inserted, and must not have the title.
        ((${#COMPREPLY[@]} == 1)) && COMPREPLY=("${COMPREPLY[0]%%  *}")
      }

      complete -F \(function) \(program.name)

      """
  }
}

extension BashCompletion {
  private var names: [String] { program.commands.manuals.map(\.name) }

  private var commandCases: String {
    program.commands.manuals
      .map { "      \($0.names.joined(separator: " | "))) command=\($0.name) && break ;;" }
      .joined(separator: "\n")
  }

  private var optionCases: String {
    program.commands.all.map { "      \($0.name)) options=\(words($0.optionManuals)) ;;" }
      .joined(separator: "\n")
  }

  /// What may follow an option; the same option may accept other words in another command.
  private var valueCases: String {
    program.commands.all
      .flatMap { command in
        command.optionManuals.filter { $0.placeholder != nil }
          .map { "    \(command.name),\($0.spelling)) \(values(of: $0)); return ;;" }
      }
      .joined(separator: "\n")
  }

  private var operandCases: String {
    program.commands.all.map { command in
      let reply =
        command.operandCompletion == .numbers
        ? "_\(program.functionName)_numbers" : reply(command.operandCompletion)
      return "    \(command.name)) \(reply) ;;"
    }
    .joined(separator: "\n")
  }

  private func values(of option: OptionManual) -> String {
    (option.completion == .files ? "local IFS=$'\\n'; " : "") + reply(option.completion)
  }

  private func reply(_ completion: Completion) -> String {
    if completion == .files { return "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))" }
    let words = completion.words(in: program)
    return words.isEmpty
      ? ":" : "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"))"
  }

  private func words(_ options: [OptionManual]) -> String {
    "'" + options.map(\.spelling).joined(separator: " ") + "'"
  }
}

/// A completion script for zsh.
private struct ZshCompletion {
  let program: FaqCommand

  var script: String {
    let function = "_\(program.functionName)"
    return """
      #compdef \(program.name)
      # Completions of \(program.name) for zsh.

      \(function)_commands() {
        local -a commands
        commands=(
      \(commands)
        )
        _describe -t commands command commands
      }

      \(function)_numbers() {
        local -a lines
        lines=("${(@f)$(\(program.name) completions numbers -- "${(@)words}" 2>/dev/null)}")
        lines=("${(@)lines//\\\\/\\\\\\\\}")
        lines=("${(@)lines//:/\\\\:}")
        lines=("${(@)lines/$'\\t'/:}")
        _describe -t numbers number lines
      }

      \(function)() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        _arguments -C '1: :\(function)_commands' '*:: :->operands' && return
        [[ $state == operands ]] || return
        case $words[1] in
      \(program.commands.all.map { arguments(of: $0) }.joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }
}

extension ZshCompletion {
  private var commands: String {
    program.commands.manuals
      .map { "    " + "\($0.name):\(program.names.inWording($0.summary))".quotedForShell }
      .joined(separator: "\n")
  }

  private func arguments(of command: any Command.Type) -> String {
    let options = command.optionManuals.map { "        " + specification(of: $0).quotedForShell }
    let lines =
      options + ["        " + "*: :\(action(command.operandCompletion))".quotedForShell]
    return "    \(command.manual.names.joined(separator: " | ")))\n      _arguments -S \\\n"
      + lines.joined(separator: " \\\n") + "\n      ;;"
  }

  /// `--source=[read FILE]:FILE:_files`.
  private func specification(of option: OptionManual) -> String {
    let summary = "[\(program.names.inWording(option.summary).escapedForZsh)]"
    guard let placeholder = option.placeholder else { return option.spelling + summary }
    let action = option.completion == .nothing ? " " : action(option.completion)
    return "\(option.spelling)=\(summary):\(placeholder.escapedForZsh):\(action)"
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .numbers: "_\(program.functionName)_numbers"
    case .words, .formats, .commands, .themes:
      "(\(completion.words(in: program).joined(separator: " ")))"
    case .files: "_files"
    }
  }
}

private extension String {
  /// The text inside brackets or between colons of an argument's specification.
  var escapedForZsh: String {
    ["\\", "[", "]", ":"].reduce(self) { $0.replacing($1, with: "\\\($1)") }
  }
}

/// A completion script for fish.
private struct FishCompletion {
  let program: FaqCommand

  var script: String {
    let function = "__\(program.functionName)_numbers"
    let numbers = """
      function \(function)
        \(program.name) completions numbers -- (commandline -opc)[2..-1] 2>/dev/null
      end
      """
    let lines = program.commands.all
      .flatMap { [start(of: $0)] + options(of: $0) + operands(of: $0) }
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
        option.placeholder == nil
        ? "" : option.completion == .files ? "-r -F " : "-x -a \(words(option.completion)) "
      let summary = program.names.inWording(option.summary)
      return "\(condition(command)) \(letter)-l \(option.name) \(value)-d \(quoted(summary))"
    }
  }

  private func operands(of command: any Command.Type) -> [String] {
    switch command.operandCompletion {
    case .nothing: []
    case .numbers: ["\(condition(command)) -a '(__\(program.functionName)_numbers)'"]
    case .words, .formats, .commands, .themes:
      ["\(condition(command)) -a \(words(command.operandCompletion))"]
    case .files: ["\(condition(command)) -F"]
    }
  }

  private func words(_ completion: Completion) -> String {
    quoted(completion.words(in: program).joined(separator: " "))
  }

  private func condition(_ command: any Command.Type) -> String {
    "-n '__fish_seen_subcommand_from \(command.manual.names.joined(separator: " "))'"
  }

  /// One word of fish; only the quote and the backslash are special in it.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

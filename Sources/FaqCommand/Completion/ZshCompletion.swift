import Bytes

/// A completion script for zsh.
struct ZshCompletion {
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
      \(Commands.all.map { arguments(of: $0) }.joined(separator: "\n"))
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
    Commands.manuals
      .map { "    " + "\($0.name):\(program.names.inWording($0.summary))".quotedForShell }
      .joined(separator: "\n")
  }

  private func arguments(of command: any Command.Type) -> String {
    let options = command.optionManuals.map { "        " + specification(of: $0).quotedForShell }
    let lines = options + ["        " + operands(of: command).quotedForShell]
    return "    \(command.manual.names.joined(separator: " | ")))\n      _arguments -S \\\n"
      + lines.joined(separator: " \\\n") + "\n      ;;"
  }

  /// `--source=[read FILE]:FILE:_files`.
  private func specification(of option: OptionManual) -> String {
    let summary = "[\(program.names.inWording(option.summary).escapedForZsh)]"
    guard let placeholder = option.placeholder else { return option.spelling + summary }
    let action =
      switch option.completion {
      case .file, .folder: "_files"
      case .words: words(option.words.list(in: program))
      }
    return "\(option.spelling)=\(summary):\(placeholder.escapedForZsh):\(action)"
  }

  private func operands(of command: any Command.Type) -> String {
    switch command.operandCompletion {
    case .nothing: "*: :"
    case .numbers: "*: :_\(program.functionName)_numbers"
    case .words(let words): "*: :\(self.words(words))"
    case .files: "*: :_files"
    }
  }

  private func words(_ words: [String]) -> String {
    words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }
}

private extension String {
  /// The text inside brackets or between colons of an argument's specification.
  var escapedForZsh: String {
    ["\\", "[", "]", ":"].reduce(self) { $0.replacing($1, with: "\\\($1)") }
  }
}

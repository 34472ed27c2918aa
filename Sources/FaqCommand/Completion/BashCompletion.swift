/// A completion script for bash 4 or later.
struct BashCompletion {
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
          local options=\(words(Commands.options))
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
  private var names: [String] { Commands.manuals.map(\.name) }

  private var commandCases: String {
    Commands.manuals
      .map { "      \($0.names.joined(separator: " | "))) command=\($0.name) && break ;;" }
      .joined(separator: "\n")
  }

  private var optionCases: String {
    Commands.all.map { "      \($0.name)) options=\(words($0.optionManuals)) ;;" }
      .joined(separator: "\n")
  }

  /// What may follow an option; the same option may accept other words in another command.
  private var valueCases: String {
    Commands.all
      .flatMap { command in
        command.optionManuals.filter { $0.placeholder != nil }
          .map { "    \(command.name),\($0.spelling)) \(values(of: $0)) return ;;" }
      }
      .joined(separator: "\n")
  }

  private var operandCases: String {
    Commands.all.map { command in
      let reply =
        switch command.operandCompletion {
        case .nothing: ":"
        case .numbers: "_\(program.functionName)_numbers"
        case .words(let words): reply(words)
        case .files: "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))"
        }
      return "    \(command.name)) \(reply) ;;"
    }
    .joined(separator: "\n")
  }

  private func values(of option: OptionManual) -> String {
    switch option.completion {
    case .file, .folder:
      "local IFS=$'\\n'; compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"));"
    case .words:
      reply(option.words.list(in: program)) + ";"
    }
  }

  private func reply(_ words: [String]) -> String {
    words.isEmpty
      ? ":" : "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$cur\"))"
  }

  private func words(_ options: [OptionManual]) -> String {
    "'" + options.map(\.spelling).joined(separator: " ") + "'"
  }
}

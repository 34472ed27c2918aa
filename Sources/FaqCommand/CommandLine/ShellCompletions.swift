import Bytes

/// A shell that completions can be written for.
enum Shell: String, Choice {
  case bash
  case zsh
  case fish

  /// The script that makes the shell ask a program what may follow on the command line.
  ///
  /// The program answers with a word on each line, some with a tab and what they mean, or with a
  /// colon for the names of files.
  func script(for program: FaqCommand) -> String {
    let function = "_\(program.name.replacing("-", with: "_"))"
    return switch self {
    case .bash: Self.bash(program.name, function)
    case .zsh: Self.zsh(program.name, function)
    case .fish: Self.fish(program.name, function)
    }
  }

  private static func bash(_ name: String, _ function: String) -> String {
    """
    # Completions of \(name) for bash.
    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} line
      [[ $cur == = ]] && cur=
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :) compopt -o filenames; local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$cur")) ;;
          [0-9]*) COMPREPLY+=("${line/$'\\t'/  }") ;;
          *) COMPREPLY+=("${line%%$'\\t'*}") ;;
        esac
      done < <("${COMP_WORDS[0]}" completions words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      # A single match is inserted, and must not have the title.
      ((${#COMPREPLY[@]} == 1)) && COMPREPLY=("${COMPREPLY[0]%%  *}")
    }

    complete -F \(function) \(name)

    """
  }

  private static func zsh(_ name: String, _ function: String) -> String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh.

    \(function)() {
      local -a lines
      lines=("${(@f)$(\(name) completions words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
      if [[ $lines[1] == : ]]; then
        compset -P '--*='
        _files
        return
      fi
      lines=("${(@)lines//\\\\/\\\\\\\\}")
      lines=("${(@)lines//:/\\\\:}")
      lines=("${(@)lines/$'\\t'/:}")
      _describe -V word lines
    }

    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(name)
    fi

    """
  }

  private static func fish(_ name: String, _ function: String) -> String {
    """
    # Completions of \(name) for fish.
    function _\(function)
      set -l words (commandline -opc)[2..-1] (commandline -ct)
      set -l lines (\(name) completions words -- $words 2>/dev/null)
      if test "$lines[1]" = :
        __fish_complete_path (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
      else
        printf '%s\\n' $lines
      end
    end
    complete -c \(name) -f -a '(_\(function))'

    """
  }
}

/// An unfinished command line: which kind of word may come last, and how it begins.
struct UnfinishedLine {
  /// A word that may come last, and what it means.
  typealias Candidate = (word: String, meaning: String)

  private let program: FaqCommand
  private let command: (any Command.Type)?
  /// The option whose value comes last.
  private let option: OptionManual?
  /// What the last word has before the value of an option: `--format=`.
  private let lead: String
  /// What has been typed of the last word, or of the value in it.
  let start: String

  /// The words after the name of the program; the last of them may be empty.
  init(_ words: [String], of program: FaqCommand) {
    // bash makes a word of the equals sign.
    var words = words
    if words.last == "=" { words[words.count - 1] = "" }
    var last = words.popLast() ?? ""
    if words.last == "=" { words.removeLast() }
    let command = words.lazy.compactMap { program.commands.named($0) }.first
    let options = command?.optionManuals ?? program.commands.options
    var spelling = words.last ?? ""
    var lead = ""
    if last.hasPrefix("--"), let equals = last.firstIndex(of: "=") {
      spelling = String(last[..<equals])
      lead = spelling + "="
      last = String(last[last.index(after: equals)...])
    }
    option = options.first { $0.placeholder != nil && $0.isSpelled(spelling) }
    self.program = program
    self.command = command
    self.lead = lead
    start = last
  }

  /// What a shell offers as the last word.
  var completion: Completion { option?.completion ?? command?.operandCompletion ?? .commands }

  /// The words that are known, apart from the numbers of FAQs and the names of files.
  var candidates: [Candidate] {
    let names = program.names
    if option == nil, start.hasPrefix("-") {
      return (command?.optionManuals ?? program.commands.options)
        .map { ($0.spelling, names.inWording($0.summary)) }.filter { $0.0.hasPrefix(start) }
    }
    let words: [Candidate] =
      completion == .commands
      ? program.commands.manuals.map { ($0.name, names.inWording($0.summary)) }
      : completion.words(in: program).map { ($0, "") }
    return words.filter { $0.word.hasPrefix(start) }.map { (lead + $0.word, $0.meaning) }
  }
}

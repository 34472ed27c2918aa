import Bytes
import ContentParser
import FaqSources
import Platform
import Renderers

/// Prints a completion script, or what such a script asks for.
struct CompletionsCommand: Command {
  static let manual = CommandManual(
    name: "completions",
    summary: "print a script that makes your shell complete commands",
    operands: ["bash|zsh|fish", "words -- WORDS..."],
    details: """
      Commands, options, their values, and the numbers of FAQs are completed. The scripts give the \
      words of the command line, and the answer has what may be last, each with a tab and what it \
      means, or a colon for the names of files. Nothing is fetched: the content is built in, in a \
      file, or in the cache.
      """,
    examples: [
      .init(line: "completions bash", effect: "to be read by ~/.bashrc"),
      .init(line: "completions zsh", effect: "for a folder of $fpath"),
      .init(line: "completions fish", effect: "for ~/.config/fish/completions"),
    ]
  )

  static let operandCompletion = Completion.words(Shell.words)

  /// More would not help to choose.
  private static let maximumNumbers = 200

  private enum Request: Sendable {
    case script(Shell)
    /// What may be the last of the words on a command line.
    case words([Argument])
  }

  var options = Options()
  private var request = Request.script(.bash)

  mutating func accept(_ operands: [Argument], of program: FaqCommand) throws(UsageError) {
    guard let name = operands.first?.text else {
      throw UsageError(
        "completions needs a shell",
        hint: "For example: \(program.name) completions bash"
      )
    }
    if name == "words" {
      request = .words(Array(operands.dropFirst()))
    } else if let shell = Shell(rawValue: name), operands.count == 1 {
      request = .script(shell)
    } else {
      throw UsageError(
        "there are no completions for '\(operands.map(\.text).joined(separator: " "))'",
        hint: "The shells are \(Spelling.alternatives(Shell.words))."
      )
    }
  }

  func run(in run: Run) async throws -> CommandStatus {
    switch request {
    case .script(let shell): try run.output.write(shell.script(for: run.program))
    case .words(let words): await complete(words, run)
    }
    return .done
  }

  /// Prints nothing if the content cannot be read: an error would disturb the command line.
  private func complete(_ words: [Argument], _ run: Run) async {
    let line = UnfinishedLine(words.map(\.text), of: run.program)
    var lines = line.candidates.map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" }
    if !line.start.hasPrefix("-") {
      if line.completion == .files { lines = [":"] }
      if line.completion == .numbers { lines = await numbers(words, from: line.start, run) }
    }
    try? run.output.write(lines.map { "\($0)\n" }.joined())
  }

  /// The numbers of the FAQs in the source that the words name, with their titles.
  private func numbers(_ words: [Argument], from start: String, _ run: Run) async -> [String] {
    var command = ListCommand()
    run.environment.configuration.defaults.store(in: &command, of: run.program)
    var options = command.options
    options.sources = Self.sources(in: words)
    options.cache = .offline
    options.allowsInput = false
    // With `--offline` nothing is fetched, and reading waits for nobody but standard input.
    guard let places = try? run.sources(options).places, !places.contains(where: \.isStandardInput),
      let session = try? run.session(for: Self.self, options)
    else { return [] }
    var lines: [String] = []
    try? await session.reporting(to: Silence()).read { _, entries in
      while let entry = try await entries.next(), entry.number <= Self.maximumNumbers {
        let title = entry.row.visibleTitle.sanitised.replacing("\t", with: " ")
        if "\(entry.number)".hasPrefix(start) { lines.append("\(entry.number)\t\(title)") }
      }
    }
    return lines
  }

  /// The values of `--source` on an unfinished command line.
  private static func sources(in words: [Argument]) -> [Path] {
    let texts = words.map(\.text)
    return texts.indices.compactMap { index in
      if texts[index].hasPrefix("--source=") {
        return Path(String(texts[index].dropFirst("--source=".count)))
      }
      guard texts[index] == "--source", index + 1 < texts.count else { return nil }
      // bash makes a word of the equals sign.
      let isApart = texts[index + 1] == "=" && index + 2 < texts.count
      return Path(texts[isApart ? index + 2 : index + 1])
    }
  }
}

/// A shell that completions can be written for.
enum Shell: String, Choice {
  case bash, zsh, fish

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

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

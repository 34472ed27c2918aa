import ContentParser

/// What people need to know of an option: its name, its value and its line of help.
struct OptionManual: Hashable, Sendable {
  /// What a shell offers as the value.
  enum Completion: Hashable, Sendable {
    /// The words of the option, or nothing.
    case words
    case file
    case folder
  }

  /// The name without its dashes.
  let name: String
  /// A short form: `h` for `-h`.
  let letter: Character?
  /// The name of the value; nil if the option has no value.
  let placeholder: String?
  /// The accepted words; empty if any value of the right form is accepted.
  let words: OptionWords
  let completion: Completion
  let group: OptionGroup
  /// Without a full stop, for a table.
  let summary: String
}

/// The words that an option accepts.
enum OptionWords: Hashable, Sendable {
  case any
  case fixed([String])
  /// The names of the program's formats.
  case formats

  /// The words in a program; empty if any value is accepted.
  func list(in program: FaqCommand) -> [String] {
    switch self {
    case .any: []
    case .fixed(let words): words
    case .formats: program.formats.names
    }
  }
}

/// The groups of options in help, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
  case content = "Content"
  case transfer = "Content from the web"
  case output = "Output"
  case behaviour = "Behaviour"
  case information = "Information"
}

extension OptionManual {
  /// `--source`.
  var spelling: String { "--\(name)" }

  /// `--source FILE`, `-h, --help`.
  var usage: String {
    let long = placeholder.map { "\(spelling) \($0)" } ?? spelling
    return letter.map { "-\($0), \(long)" } ?? long
  }

  /// Whether a word on the command line is this option: `--help`, `-h`.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || letter.map { word == "-\($0)" } == true
  }

  /// The line of help: `output format: ansi, plain, markdown, html or json`.
  func explanation(in program: FaqCommand) -> String {
    let words = words.list(in: program)
    return words.isEmpty ? summary : "\(summary): \(Spelling.alternatives(words))"
  }
}

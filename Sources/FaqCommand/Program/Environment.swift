import Bytes
import FaqSources
import Platform
import Renderers

/// The environment of the process: read once and passed on, so that tests can set it.
struct Environment: Equatable, Sendable {
  /// The name of the program, which begins the names of its own variables and folders.
  let program: String
  let variables: [String: String]
  /// The streams that are terminals.
  var terminals: Set<StandardStream> = []
  var outputSize: TerminalSize?
  var errorSize: TerminalSize?
  /// Whether this process is in the foreground of the terminal on standard error.
  var isForeground = false
  /// Whether standard input is a pipe or a file while there is a terminal to type at.
  var hasPipedInput = false
  /// The folder that relative paths begin in.
  var workingFolder: String?
  /// The user's settings.
  var configuration = Configuration()
  /// What the program calls the entries of its content.
  var names = EntryNames.faqs

  /// The value of a variable: nil if it is not set, empty if it is set to nothing.
  subscript(_ name: String) -> String? { variables[name] }

  /// The name of a variable of this program: `FAQ_SOURCE`.
  func ownVariable(_ name: String) -> String {
    "\(program.uppercased().replacing("-", with: "_"))_\(name)"
  }

  /// Why the terminal does not understand escape sequences: `TERM is not set`; nil if it does.
  var dumbness: String? {
    ["", "dumb"].contains(self["TERM"] ?? "") ? "TERM is \(text("TERM") ?? "not set")" : nil
  }

  /// Why nobody looks at a terminal: `CI is set`; nil if somebody may.
  var automation: String? { self["CI"] == nil ? nil : "CI is set" }

  /// Why the terminal is not for this process; nil if it is.
  var background: String? { isForeground ? nil : "the program runs in the background" }

  /// Says which of some streams is not a terminal, the first of them; nil if all are.
  func absence(of streams: [StandardStream]) -> String? {
    streams.first { !terminals.contains($0) }.map { "\($0.name) is not a terminal" }
  }

  /// The value of a variable, if it is not empty.
  func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The folder for temporary files.
  var temporaryFolder: Path { Path(text("TMPDIR") ?? "/tmp") }

  /// The environment of a run that has nothing of the process but its files.
  static func detached(of program: FaqCommand, _ variables: [String: String]) -> Self {
    Self(program: program.name, variables: variables, workingFolder: workingFolder)
      .configured(for: program)
  }

  /// The environment with the user's settings.
  func configured(for program: FaqCommand) -> Self {
    changing(self) {
      $0.names = program.names
      $0.configuration = Configuration.read(in: self, of: program)
    }
  }

  /// The environment of this process, but for the user's settings; the only place that queries it.
  static func current(program: String) -> Self {
    Self(
      program: program,
      variables: processVariables(),
      terminals: Set(StandardStream.allCases.filter { isatty($0.rawValue) == 1 }),
      outputSize: TerminalSize(of: StandardStream.output.rawValue),
      errorSize: TerminalSize(of: StandardStream.error.rawValue),
      isForeground: isForeground,
      hasPipedInput: Keyboard.standsBesideInput,
      workingFolder: workingFolder
    )
  }

  /// The current value of the property, which a shell changes while the process runs.
  static var isForeground: Bool { tcgetpgrp(StandardStream.error.rawValue) == getpgrp() }

  private static var workingFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(validatingCString: path)
  }

  /// If a name occurs twice, the first value counts, as with `getenv`.
  private static func processVariables() -> [String: String] {
    var entry = unsafe firstVariable()
    var variables: [String: String] = [:]
    while let pointer = unsafe entry, let text = unsafe pointer.pointee {
      let variable = unsafe String(cString: text)
      if let sign = variable.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(variable[..<sign])
        let value = variable[variable.utf8.index(after: sign)...]
        variables[name] = variables[name] ?? String(value)
      }
      unsafe entry = pointer.successor()
    }
    return variables
  }
}

/// The folders of the program for files of the user, as the XDG base directory specification has
/// them; nil without a place for one.
extension Decision<String?> {
  /// Content that can be fetched again; none if options turn the cache off.
  static func cacheFolder(_ policy: CachePolicy?, in environment: Environment) -> Self {
    policy == nil
      ? Self(nil, "--no-cache") : Self("XDG_CACHE_HOME", otherwise: ".cache", environment)
  }

  /// The value of the variable, or its default; the specification says to ignore a relative path.
  init(_ variable: String, otherwise folder: String, _ environment: Environment) {
    let home = environment.text("HOME")
    if let value = environment[variable], value.hasPrefix("/") {
      self.init("\(value)/\(environment.program)", "\(variable) is \(value)")
    } else if let home, home.hasPrefix("/") {
      self.init("\(home)/\(folder)/\(environment.program)", "HOME is \(home)")
    } else {
      self.init(nil, home == nil ? "HOME is not set" : "HOME is not an absolute path")
    }
  }
}

/// The effects of time, chance and the shell, which tests replace.
struct SystemEffects: Sendable {
  var now: @Sendable () -> Timestamp = Timestamp.now
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Whether faq is in the foreground, so that drawing on standard error disturbs nobody.
  var isForeground: @Sendable () -> Bool = { Environment.isForeground }
  /// A random number from 0 to 1.
  var chance: @Sendable () -> Double = { .random(in: 0...1) }
  /// Lets signals clean up before they end the process.
  var watchSignals: @Sendable () -> Void = Interruption.watch

  /// The effects of a run that leaves the terminal and the signals to the rest of the process.
  static let detached = Self(isForeground: { false }, watchSignals: { return })
}

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
}

extension Environment {
  /// The name of a variable of this program: `FAQ_SOURCE`.
  func ownVariable(_ name: String) -> String {
    let prefix = program.uppercased().map { $0 == "-" ? "_" : $0 }
    return "\(String(prefix))_\(name)"
  }

  /// Whether the terminal does not understand escape sequences.
  var isDumb: Bool { ["", "dumb"].contains(self["TERM"] ?? "") }

  /// Why the terminal is dumb: `TERM is not set`.
  var dumbness: String { "TERM is \(text("TERM") ?? "not set")" }

  /// The value of a variable, if it is not empty.
  func text(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The folder for temporary files.
  var temporaryFolder: Path { Path(text("TMPDIR") ?? "/tmp") }

  /// The environment of this process; the only place that queries it.
  static func current(of program: FaqCommand) -> Self {
    var environment = current(program: program.name)
    environment.names = program.names
    environment.configuration = Configuration.read(in: environment, of: program)
    return environment
  }

  /// The environment of a run that has nothing of the process but its files.
  static func detached(of program: FaqCommand, _ variables: [String: String]) -> Self {
    var environment = Self(
      program: program.name,
      variables: variables,
      workingFolder: workingFolder,
      names: program.names
    )
    environment.configuration = Configuration.read(in: environment, of: program)
    return environment
  }

  /// The environment, but for the user's settings.
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
      let parts = unsafe String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts.count == 2 {
        variables[String(parts[0])] = variables[String(parts[0])] ?? String(parts[1])
      }
      unsafe entry = pointer.successor()
    }
    return variables
  }
}

/// The number of processor cores.
enum ProcessorCount {
  /// At least one.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

/// A folder of the user for the files of programs, as the XDG base directory specification has it.
struct UserFolder {
  /// The folder of this program, or nil.
  let path: String?
  let reason: String
}

extension UserFolder {
  /// Content that can be fetched again; none if options turn the cache off.
  static func cache(_ policy: CachePolicy?, in environment: Environment) -> Self {
    policy == nil
      ? Self(path: nil, reason: "--no-cache")
      : Self("XDG_CACHE_HOME", otherwise: ".cache", environment)
  }

  /// Settings.
  static func configuration(in environment: Environment) -> Self {
    Self("XDG_CONFIG_HOME", otherwise: ".config", environment)
  }

  /// What the user has made, such as favourites.
  static func data(in environment: Environment) -> Self {
    Self("XDG_DATA_HOME", otherwise: ".local/share", environment)
  }

  /// The value of the variable, or its default; the specification says to ignore a relative path.
  private init(_ variable: String, otherwise folder: String, _ environment: Environment) {
    let home = environment.text("HOME")
    if let value = environment[variable], value.hasPrefix("/") {
      path = "\(value)/\(environment.program)"
      reason = "\(variable) is \(value)"
    } else if let home, home.hasPrefix("/") {
      path = "\(home)/\(folder)/\(environment.program)"
      reason = "HOME is \(home)"
    } else {
      path = nil
      reason = home == nil ? "HOME is not set" : "HOME is not an absolute path"
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

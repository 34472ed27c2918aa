import Platform

/// Which pager to use, and why.
struct PagerDecision: Equatable, Sendable {
  /// The program and its arguments; empty for no pager.
  let words: [String]
  let reason: String

  init(
    _ request: PagerRequest,
    isPaged: Bool,
    as format: FormatName,
    in environment: Environment
  ) {
    if let obstacle = Self.obstacle(request, isPaged, format, environment) {
      self.init([], obstacle)
    } else {
      self = Self.chosen(request, environment)
    }
  }

  /// Whether the program is less, which passes colours and links on to the terminal.
  var isLess: Bool { words.first?.split(separator: "/").last == "less" }
}

extension PagerDecision {
  private init(_ words: [String], _ reason: String) {
    self.words = words
    self.reason = reason
  }

  private static func obstacle(
    _ request: PagerRequest,
    _ isPaged: Bool,
    _ format: FormatName,
    _ environment: Environment
  ) -> String? {
    guard isPaged else { return "the output of this command is not paged" }
    if request == .never { return "--no-pager" }
    guard [.ansi, .plain].contains(format) else { return "--format \(format.rawValue)" }
    for stream in [StandardStream.input, .output] where !environment.terminals.contains(stream) {
      return "\(stream.name) is not a terminal"
    }
    return environment.isDumb ? "TERM is \(environment.text("TERM") ?? "not set")" : nil
  }

  private static func chosen(_ request: PagerRequest, _ environment: Environment) -> Self {
    if case .command(let command) = request { return named(command, "--pager") }
    let variable = environment.ownVariable("PAGER")
    if let command = environment[variable] { return named(command, variable) }
    if case .command(let command) = environment.configuration.options.pager {
      return named(command, "the pager of the configuration")
    }
    if let command = environment["PAGER"] { return named(command, "PAGER") }
    return Self(["less"], "less is the default")
  }

  private static func named(_ command: String, _ origin: String) -> Self {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty { return Self([], "\(origin) is empty") }
    return words == ["cat"] ? Self([], "\(origin) is cat") : Self(words, "\(origin) is \(command)")
  }
}

import Platform

/// Shows output in the user's pager, once it is longer than the screen.
struct Pager: Sendable {
  let decision: Decision<[String]>
  let environment: Environment
  let messages: MessageStyle
  let output: any Output
  let errors: any Output

  /// Runs `body` with an output for data and one for messages; returns when the pager has ended.
  ///
  /// If the user quits the pager early, writing throws `WriteError.closedPipe`.
  func show<Result>(
    _ body: (_ output: any Output, _ errors: any Output) async throws -> Result
  ) async throws -> Result {
    guard !decision.value.isEmpty else { return try await body(output, errors) }
    let paged = PagedOutput(self)
    let result: Result
    do {
      result = try await body(paged, OutputFunction(body: paged.report))
    } catch {
      try? paged.close()
      throw error
    }
    try paged.close()
    return result
  }

  /// The size of the screen.
  var screen: TerminalSize { environment.outputSize ?? TerminalSize(columns: 80, rows: 24) }

  /// Starts the pager.
  func start() throws(SystemError) -> PagerProcess {
    try PagerProcess(
      decision.value,
      variables: environment.variables.merging(["LESS": "FRX"]) { set, _ in set }
    )
  }

  /// Warns that the pager could not be started.
  func warn(_ reason: String) {
    let command = decision.value.joined(separator: " ")
    errors.warn("the pager '\(command)' could not be started: \(reason)", in: messages)
  }
}

extension Decision<[String]> {
  /// The words of the pager to use, the program and its arguments; none for no pager.
  static func pager(
    _ request: PagerRequest,
    isPaged: Bool,
    as format: FormatName,
    in environment: Environment
  ) -> Self {
    guard isPaged else { return Self([], "the output of this command is not paged") }
    if request == .never { return Self([], "--no-pager") }
    guard [.ansi, .plain].contains(format) else { return Self([], "--format \(format.rawValue)") }
    let obstacle = environment.absence(of: [.input, .output]) ?? environment.dumbness
    return obstacle.map { Self([], $0) } ?? chosen(request, environment)
  }

  /// Whether the program is less, which passes colours and links on to the terminal.
  var isLess: Bool { value.first?.split(separator: "/").last == "less" }

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

/// A running pager, and the pipe to it.
struct PagerProcess: Sendable {
  /// With these statuses, shells and `env` report that they could not run a program.
  static let missingStatuses: Set<Int32> = [126, 127]

  private let process: ChildProcess
  private let input: FileDescriptor

  /// Starts a pager, and ignores Ctrl-C until it has ended.
  init(_ words: [String], variables: [String: String]) throws(SystemError) {
    let pipe = try PipePair()
    defer { try? pipe.reader.close() }
    do throws(SystemError) {
      process = try ForegroundProgram.start { () throws(SystemError) in
        try ChildProcess(
          words,
          variables: variables,
          streams: [.input: .descriptor(pipe.reader.number)]
        )
      }
    } catch {
      try? pipe.writer.close()
      throw error
    }
    input = pipe.writer
  }

  /// Writes all of the bytes; throws once the pager reads no more.
  func write(_ bytes: [UInt8]) throws(SystemError) { try input.write(bytes) }

  /// Ends the input, and waits until the user quits the pager.
  func end() -> ChildProcess.Ending {
    try? input.close()
    return ForegroundProgram.wait(for: process)
  }
}

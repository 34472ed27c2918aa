import ContentParser

/// One run of a program, from arguments to exit status.
public struct Run: Sendable {
  /// The program that runs.
  public let program: FaqCommand
  let arguments: [Argument]
  var environment: Environment
  let output: any Output
  var errors: any Output
  var effects = SystemEffects()
  /// What is read in place of standard input, if anything is.
  var input: (any FaqSource)?
  let faults = FaultReport()

  /// Runs the command, and turns every error into a report and an exit status.
  func status() async -> CommandStatus {
    var color = ColorRequest.automatic
    var status = CommandStatus.done
    var failure: Failure?
    do {
      if let duplicate = program.duplicate {
        throw Failure(.usage, "\(duplicate)", hint: "Give one of these block types another name.")
      }
      let command = try Invocation.command(
        arguments,
        of: program,
        browses: browses,
        settings: environment.configuration.defaults
      )
      color = command.options.color
      status = try await command.run(in: self)
      try output.close()
    } catch let declined as DeclinedRetry {
      status = declined.status
    } catch {
      failure = Failure(reporting: error)
    }
    let failures = faults.failures + [failure].compactMap(\.self)
    return failures.map { report($0, color) }.reduce(status, max)
  }

  /// The environment variables of the run.
  public var variables: [String: String] { environment.variables }

  /// Everything that a command needs to read content and to write in a format.
  ///
  /// - Throws: An error if the user's settings have a fault, or a source cannot be made.
  public func session<Called: Command>(for command: Called) throws -> Session {
    try session(for: Called.self, command.options)
  }

  /// Everything that a command needs to read content, with options that may differ from its own.
  ///
  /// Throws if the configuration has a fault.
  func session(for command: any Command.Type, _ options: Options) throws -> Session {
    if let fault = environment.configuration.fault { throw fault }
    let typesFile = try TypesFile(options.types)
    let registry = typesFile.map { program.registry.declaring($0.declarations.types) }
    var style = style(for: command, options)
    style.page = try options.page
    return Session(
      options: options,
      environment: environment,
      loader: ContentLoader(
        sources: try SourceStack(run: self, options: options).sources(),
        run: self,
        options: options
      ),
      typesFile: typesFile,
      parser: ContentParser(
        registry: registry ?? program.registry,
        unknownPolicy: options.unknown ?? .show,
        base: options.base,
        labels: program.labels
      ),
      style: style,
      output: output,
      errors: errors
    )
  }

  /// The sources that options name, or else a variable, the configuration or the program.
  func sources(_ options: Options) throws(UsageError) -> SourceDecision {
    try SourceDecision(options, schemes: program.schemes.map(\.name), in: environment)
  }

  /// A spinner on standard error.
  func spinner(_ label: String) -> Spinner {
    Spinner(label, on: errors, in: environment, with: effects)
  }

  /// What options and environment decide about the output of a command.
  func style(for command: any Command.Type, _ options: Options) -> OutputStyle {
    OutputStyle(options, for: command, of: program, in: environment)
  }

  /// Whether the name of the program alone shows the screens.
  private var browses: Bool {
    Decision.screen(in: environment).isOn && environment["CI"] == nil
      && environment.text("ACCESSIBLE") == nil
  }

  /// Writes a warning to standard error.
  func warn(_ message: Message, _ color: ColorRequest) {
    errors.warn(message, in: MessageStyle(color, in: environment))
  }

  /// Writes a failure to standard error, and returns its status.
  func report(_ failure: Failure, _ color: ColorRequest) -> CommandStatus {
    try? errors.write(MessageStyle(color, in: environment).report(failure))
    return failure.status
  }
}

/// The user declined to retry; the failure has been reported already.
struct DeclinedRetry: Error {
  let status: CommandStatus
}

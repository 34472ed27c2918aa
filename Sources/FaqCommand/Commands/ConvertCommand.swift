import FaqService

/// `faq convert`: converts all FAQs in the source to another format.
struct ConvertCommand {
  let session: Session
  let circumstances: Circumstances

  func run() async throws -> ExitStatus {
    Interruption.watch()
    let spinner = Spinner(
      SpinnerDecision(in: session.environment),
      label: "Converting \(session.sourceName)",
      columns: session.environment.errorSize?.columns ?? 80,
      output: session.errors,
      isForeground: circumstances.isForeground,
      pause: circumstances.pause
    )
    return try await session.loader.read { stream in
      guard showsProgress else {
        return try await Conversion(session: session).run(&stream)
      }
      let start = ContinuousClock.now
      let conversion = Conversion(session: session.reporting(to: spinner)) { stream in
        let time = start.duration(to: .now)
        spinner.note("\(ConversionProgress(stream.offset, of: stream.totalCount, in: time))")
      }
      return try await spinner.show { try await conversion.run(&stream) }
    }
  }

  /// Whether the output leaves the terminal free for progress.
  private var showsProgress: Bool {
    session.options.output != nil || !session.environment.terminals.contains(.output)
  }
}

import FaqService

/// `faq convert --lines`: reads one FAQ per line, writes one JSON object per line.
struct ConvertLinesCommand {
  let session: Session

  func run() async throws -> ExitStatus {
    let options = session.options
    guard options.source != nil || !session.environment.terminals.contains(.input) else {
      throw Failure(
        .usage,
        "--lines reads standard input, which is a terminal",
        hint: "Pipe lines into faq, or name a file with --source."
      )
    }
    let limits = ReadingLimits.standard
    var cutting = LineCutting(try await session.loader.open(), limits: limits)
    let conversion = LineConversion(
      parser: session.parser,
      renderer: session.style.renderer,
      limits: limits,
      keepsRejects: options.rejects != nil
    )
    var writing = LineWriting(
      session: session,
      destination: try Destination(options.output, otherwise: session.output),
      rejects: try options.rejects.map { try Destination($0, otherwise: session.output) }
    )
    do {
      try await OrderedWork(jobs: options.jobs ?? ProcessorCount.available).run {
        try await cutting.next()
      } work: {
        conversion.convert($0)
      } finish: {
        try writing.write($0)
      }
    } catch {
      writing.abandon()
      throw error
    }
    return try writing.end()
  }
}

import FaqService
import Platform

/// Reads one FAQ per line, and writes one JSON object per line.
struct LinesConversion {
  let plan: ConversionPlan
  let options: Options

  func run(in run: Run) async throws -> ExitStatus {
    let session = try run.session(for: ConvertCommand.self, effectiveOptions(in: run.environment))
    session.warnOfFaultyTypes()
    let limits = ReadingLimits.standard
    var cutting = LineCutting(
      try await session.loader.open(session.onlySource(of: "--lines")),
      limits: limits
    )
    let conversion = LineConversion(
      parser: session.parser,
      renderer: session.style.renderer,
      limits: limits,
      keepsRejects: plan.rejects != nil
    )
    var writing = try LineWriting(
      session: session,
      destination: Destination(plan.output, otherwise: session.output),
      rejectsPath: plan.rejects
    )
    do {
      try await OrderedWork(jobs: options.coreCount).run {
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

  /// The source is standard input unless it is named, and each object holds a fragment.
  private func effectiveOptions(in environment: Environment) throws -> Options {
    var options = options
    if options.sources.isEmpty {
      guard !environment.terminals.contains(.input) else {
        throw Failure(
          .usage,
          "--lines reads standard input, which is a terminal",
          hint: "Pipe lines into it, or name a file with --source."
        )
      }
      options.sources = ["-"]
    }
    options.isFragment = true
    return options
  }
}

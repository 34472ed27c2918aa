import ContentParser
import FaqService
import FaqSources
import Renderers

/// One run of faq, from arguments to exit status.
struct Run {
  let arguments: [String]
  let environment: Environment
  let output: any Output
  let errors: any Output
  var circumstances = Circumstances()

  /// Runs the command, and turns every error into a report and an exit status.
  func status() async -> ExitStatus {
    do {
      let status = try await perform(Invocation(arguments: arguments))
      try output.close()
      return status
    } catch let error as WriteError {
      return Failure(error).map(report) ?? .done
    } catch let error as UsageError {
      return report(Failure(error))
    } catch let error as FileFailure {
      return report(Failure(error))
    } catch let error as FaqServiceError {
      return report(Failure(error))
    } catch let failure as Failure {
      return report(failure)
    } catch let declined as DeclinedRetry {
      return declined.status
    } catch {
      return report(Failure(.unavailable, "\(error)"))
    }
  }

  private func perform(_ invocation: Invocation) async throws -> ExitStatus {
    switch invocation.action {
    case .help(let command): try output.write(Help.page(on: command))
    case .version: try output.write("faq \(Version.current)\n")
    case .unspecified:
      try errors.write(Help.page(on: nil))
      return .usage
    case .list: return try await ListCommand(session: session(invocation)).run()
    case .show(let selection):
      return try await ShowCommand(session: session(invocation), selection: selection).run()
    case .search(let words):
      return try await SearchCommand(session: session(invocation), words: words).run()
    case .open(let selection):
      return try await OpenCommand(
        session: session(invocation),
        selection: selection,
        browser: Browser(environment: environment)
      ).run()
    case .convert where invocation.options.readsLines:
      return try await ConvertLinesCommand(session: session(invocation)).run()
    case .convert:
      return try await ConvertCommand(
        session: session(invocation),
        circumstances: circumstances
      ).run()
    case .check: return try await CheckCommand(session: session(invocation)).run()
    case .cache(let clears):
      return try CacheCommand(
        decision: CacheDecision(.automatic, in: environment),
        output: output
      ).run(clears: clears)
    case .doctor:
      return try DoctorCommand(
        options: invocation.options,
        environment: environment,
        now: circumstances.now(),
        output: output
      ).run()
    }
    return .done
  }

  private func session(_ invocation: Invocation) throws -> Session {
    let options = invocation.options
    return Session(
      options: options,
      environment: environment,
      loader: try loader(options),
      parser: ContentParser(unknownPolicy: options.unknown),
      style: OutputStyle(options, for: invocation.action, in: environment),
      output: output,
      errors: errors
    )
  }

  private func loader(_ options: Options) throws -> ContentLoader {
    let stack = SourceStack(
      options: options,
      environment: environment,
      circumstances: circumstances,
      errors: errors
    )
    let isPrompting = PromptDecision(allowsInput: options.allowsInput, in: environment).isAllowed
    return ContentLoader(
      source: try stack.source(),
      advice: FailureAdvice(
        options: options,
        environment: environment,
        asks: isPrompting,
        keptAge: stack.keptAge
      ),
      confirmsRetry: isPrompting ? { confirmsRetry(after: $0) } : nil
    )
  }

  private func confirmsRetry(after failure: Failure) -> Bool {
    _ = report(failure)
    return Prompt(output: errors).confirms("Retry?")
  }

  private func report(_ failure: Failure) -> ExitStatus {
    try? errors.write(failure.report { $0.sanitised })
    return failure.status
  }
}

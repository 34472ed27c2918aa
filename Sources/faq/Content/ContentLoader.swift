import FaqService

/// Reads a source, and tries again where that may help and somebody says so.
struct ContentLoader {
  let source: any FaqSource
  let advice: FailureAdvice
  /// Asks whether to try again, after saying what went wrong; nil where nobody can be asked.
  let confirmsRetry: ((Failure) -> Bool)?

  /// Runs `body` on the source's FAQs; each try begins at the first one.
  ///
  /// A fault in the content is passed on as it is.
  func read<Result>(_ body: (inout FaqStream) async throws -> Result) async throws -> Result {
    try await attempt {
      var stream = try await FaqService(source: source).stream()
      return try await body(&stream)
    }
  }

  /// Opens the source; who reads it then has no second try, since what came before is out already.
  func open() async throws -> any ByteStream {
    try await attempt { try await source.open() }
  }

  private func attempt<Result>(_ step: () async throws -> Result) async throws -> Result {
    while true {
      do {
        return try await step()
      } catch let error as FaqServiceError where error.fault == nil {
        let failure = Failure(error, advice: advice.sentences(on: error))
        guard error.recovery != .never, let confirmsRetry else { throw failure }
        guard confirmsRetry(failure) else { throw Refusal(status: failure.status) }
      }
    }
  }
}

extension Failure {
  init(_ error: FaqServiceError, advice: [String]) {
    let failure = Self(error)
    let hints = [failure.hint].compactMap(\.self) + advice
    self.init(
      failure.status,
      failure.message,
      hint: hints.isEmpty ? nil : hints.joined(separator: " ")
    )
  }
}

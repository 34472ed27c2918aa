import FaqService

/// Reads a source, and tries again where that may help and somebody says so.
struct ContentLoader {
  let source: any FaqSource
  /// Whether it has been tried again without asking.
  let hasRetried: Bool
  /// Asks whether to try again, after saying what went wrong; nil where nobody can be asked.
  let confirmsRetry: ((FaqServiceError) -> Bool)?

  /// Runs `body` on the source's FAQs; each try begins at the first one.
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
      } catch let error as FaqServiceError where error.recovery != .never {
        guard confirmsRetry?(error) ?? false else {
          throw Failure(error, offersRetries: confirmsRetry == nil && !hasRetried)
        }
      }
    }
  }
}

extension Failure {
  init(_ error: FaqServiceError, offersRetries: Bool) {
    let retries = "Try again, or let faq do so with --retries N."
    self.init(
      .unavailable,
      error.description,
      hint: offersRetries
        ? [error.hint, retries].compactMap(\.self).joined(separator: " ") : error.hint
    )
  }
}

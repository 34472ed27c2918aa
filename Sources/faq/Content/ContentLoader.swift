import FaqService

/// Reads a source, and tries again where that may help and somebody wants it.
struct ContentLoader {
  let source: any FaqSource
  /// How often to try again without asking.
  let retries: Int
  /// Asks whether to try again, after saying what went wrong; nil where nobody can be asked.
  let confirmsRetry: ((FaqServiceError) -> Bool)?

  /// Runs `body` on the source's FAQs; each try begins at the first one.
  func read<Result>(_ body: (inout FaqStream) async throws -> Result) async throws -> Result {
    var failures = 0
    while true {
      do {
        var stream = try await FaqService(source: source).stream()
        return try await body(&stream)
      } catch let error as FaqServiceError where error.recovery != .never {
        failures += 1
        guard failures <= retries || confirmsRetry?(error) ?? false else {
          throw Failure(error, offersRetries: confirmsRetry == nil && retries == 0)
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

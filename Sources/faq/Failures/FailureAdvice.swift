import FaqService
import FaqSources

/// Suggests options and variables that help after a failure.
struct FailureAdvice {
  let options: Options
  let environment: Environment
  /// Whether the user is asked whether to retry.
  let asks: Bool
  /// The age of the cached copy, if there is one.
  let keptAge: () -> Duration?

  /// Sentences to add to the hint of the failure.
  func sentences(on error: FaqServiceError) -> [String] {
    [remedy(of: error), copy(), retries(after: error)].compactMap(\.self)
  }
}

extension FailureAdvice {
  private func remedy(of error: FaqServiceError) -> String? {
    switch error.code {
    case .notKept: return "Leave --offline out to fetch it."
    case .tooLarge: return "--max-size does."
    case .tooSlow: return "--timeout allows for more."
    case .untrusted:
      let decision = AuthoritiesDecision(in: environment)
      return decision.authorities == .system
        ? "SSL_CERT_FILE can name a file of certificates to trust." : "\(decision.reason)."
    default: return nil
    }
  }

  private func copy() -> String? {
    guard options.cache != .offline, let age = keptAge() else { return nil }
    return "What came \(Age(age)) ago is kept: --offline shows it."
  }

  private func retries(after error: FaqServiceError) -> String? {
    guard error.recovery != .never, !asks, options.retries == 0 else { return nil }
    return "Try again, or let faq do so with --retries N."
  }
}

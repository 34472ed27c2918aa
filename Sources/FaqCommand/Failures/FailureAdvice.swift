import FaqBrowser
import FaqService
import FaqSources

/// Suggests options and variables that help after a failure.
struct FailureAdvice {
  let options: Options
  let environment: Environment
  /// Whether the user is asked whether to retry.
  let asks: Bool

  /// Sentences to add to the hint of the failure; the age is that of the cached copy.
  func sentences(on error: FaqServiceError, keptAge: () -> Duration?) -> [Message] {
    [remedy(of: error), copy(keptAge), retries(after: error)].compactMap(\.self)
  }
}

extension FailureAdvice {
  private func remedy(of error: FaqServiceError) -> Message? {
    switch error.code {
    case .notKept: return "Omit --offline to fetch it."
    case .tooLarge: return "--max-size sets the limit."
    case .tooSlow: return "--timeout sets the limit."
    case .untrusted:
      let decision = AuthoritiesDecision(in: environment)
      return decision.authorities == .system
        ? "SSL_CERT_FILE can name a file of trusted certificates." : "\(decision.reason)."
    default: return nil
    }
  }

  private func copy(_ keptAge: () -> Duration?) -> Message? {
    guard options.cache != .offline, let age = keptAge() else { return nil }
    return "There is a copy from \(Age(age).ago): --offline shows it."
  }

  private func retries(after error: FaqServiceError) -> Message? {
    guard error.recovery != .never, !asks, options.retries == 0 else { return nil }
    return "Try again, or use --retries N."
  }
}

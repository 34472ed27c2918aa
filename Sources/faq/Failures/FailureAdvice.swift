import FaqService
import FaqSources

/// Which options and variables help after a failure.
struct FailureAdvice {
  let options: Options
  let environment: Environment
  /// Whether somebody is asked what to do.
  let asks: Bool
  /// How old the copy of the content is, if there is one.
  let keptAge: () -> Duration?

  /// What to say after the hint that the failure has itself.
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

import FaqService
import Testing

@testable import FaqSources

/// The result of a fetch.
enum Outcome: Equatable, Sendable {
  case content(String)
  case failure(String, hint: String? = nil, FaqServiceError.Recovery = .never)

  init(_ error: FaqServiceError) {
    self = .failure(error.reason, hint: error.hint, error.recovery)
  }
}

extension FaqSource {
  /// All of the content, or the failure.
  func outcome() async -> Outcome {
    do throws(FaqServiceError) {
      return .content(try await text())
    } catch {
      return Outcome(error)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests on machines without libcurl.
  static var needsLibcurl: Self { .enabled(if: CurlLibrary().isThere, "libcurl is not installed") }
}

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
      var stream = try await open()
      var bytes: [UInt8] = []
      while let chunk = try await stream.next() { bytes += chunk }
      return .content(String(utf8: bytes))
    } catch {
      return Outcome(error)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests on machines without libcurl.
  static var needsLibcurl: Self { .enabled(if: CurlLibrary().isThere, "libcurl is not installed") }
}

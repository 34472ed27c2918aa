import FaqService
import Testing

@testable import FaqSources

/// What a fetch came to.
enum Outcome: Equatable, Sendable {
  case content(String)
  case failure(String, hint: String? = nil, FaqServiceError.Recovery = .never)

  init(_ error: FaqServiceError) {
    self = .failure(error.reason, hint: error.hint, error.recovery)
  }
}

extension FaqSource {
  /// All of the content, or why it cannot be had.
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
  /// libcurl comes with Swift on most machines, but not on all.
  static var needsLibcurl: Self { .enabled(if: CurlLibrary().isThere, "libcurl is not installed") }
}

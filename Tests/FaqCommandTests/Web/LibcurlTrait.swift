import FaqSources
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests on machines without libcurl.
  static var needsLibcurl: Self {
    .enabled(if: HTTPSource.libraryVersion != nil, "libcurl is not installed")
  }
}

import FaqSources
import Testing

extension Trait where Self == ConditionTrait {
  /// libcurl comes with Swift on most machines, but not on all.
  static var needsLibcurl: Self {
    .enabled(if: HTTPSource.libraryVersion != nil, "libcurl is not installed")
  }
}

import FaqService
import FaqSources

/// A source that shows a spinner while it is opened.
struct WatchedSource<Base: RevalidatingSource>: RevalidatingSource {
  let base: Base
  let spinner: Spinner

  var name: String { base.name }
  var identity: String? { base.identity }

  func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    try await spinner.show { () async throws(FaqServiceError) in
      try await base.open(unlessStill: validators)
    }
  }
}

import FaqService
import FaqSources

/// A source that fails on purpose, for demonstrations and tests.
struct SimulatedOutage<Base: RevalidatingSource>: RevalidatingSource {
  private let base: Base
  private let gate: FailingSource

  init(_ base: Base, failure: SimulatedFailure) {
    self.base = base
    gate = MemorySource([], name: base.name).failing(failure)
  }

  var name: String { base.name }
  var identity: String? { base.identity }

  func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    _ = try await gate.open()
    return try await base.open(unlessStill: validators)
  }
}

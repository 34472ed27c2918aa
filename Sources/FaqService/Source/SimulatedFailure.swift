import Synchronization

/// How a source fails on purpose, for demonstrations and tests.
public enum SimulatedFailure: Hashable, Sendable {
  /// The given number of fetches fail, and all later ones succeed.
  case count(Int)
  /// Every fetch fails.
  case always
  /// Each fetch fails with a probability from 0 to 1. The same seed fails the same fetches.
  case random(probability: Double, seed: UInt64)
}

/// A source that fails on purpose, and otherwise reads from the source that it wraps.
public final class FailingSource: FaqSource {
  private let base: any FaqSource
  private let failure: SimulatedFailure
  private let state: Mutex<State>

  private struct State {
    var fetches = 0
    var random: SeededGenerator
  }

  /// Creates a source that fails on purpose.
  ///
  /// It counts fetches over its own lifetime.
  public init(_ base: any FaqSource, failure: SimulatedFailure) {
    self.base = base
    self.failure = failure
    let seed: UInt64 = if case .random(_, let seed) = failure { seed } else { 0 }
    state = Mutex(State(random: SeededGenerator(seed: seed)))
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Fails, or opens the wrapped source.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    guard failsNow() else { return try await base.open() }
    throw FaqServiceError(
      .simulated,
      source: name,
      reason: "this fetch was told to fail",
      hint: "The failure is simulated; without it nothing is wrong.",
      recovery: .later
    )
  }

  private func failsNow() -> Bool {
    state.withLock { state in
      state.fetches += 1
      return switch failure {
      case .count(let count): state.fetches <= count
      case .always: true
      case .random(let probability, _): Double.random(in: 0..<1, using: &state.random) < probability
      }
    }
  }
}

extension FaqSource {
  /// A source that fails on purpose, and otherwise reads from this one.
  public func failing(_ failure: SimulatedFailure) -> FailingSource {
    FailingSource(self, failure: failure)
  }
}

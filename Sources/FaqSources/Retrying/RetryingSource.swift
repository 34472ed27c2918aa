import FaqService

/// A source that is opened again where that may help, with a pause in between.
///
/// Only what fails while it is opened is tried again; around a `WholeSource` that is all.
public struct RetryingSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let retries: Int
  private let backoff: Backoff
  private let pause: @Sendable (Duration) async throws -> Void
  private let fraction: @Sendable () -> Double

  /// A source that is opened up to `retries` times more; `fraction` is random, from 0 to 1.
  public init(
    _ base: Base,
    retries: Int,
    backoff: Backoff = .standard,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    fraction: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.base = base
    self.retries = retries
    self.backoff = backoff
    self.pause = pause
    self.fraction = fraction
  }

  /// The name of the source within.
  public var name: String { base.name }

  /// Opens the source within, again and again if need be.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    for retry in 0..<retries {
      do throws(FaqServiceError) {
        return try await base.open()
      } catch {
        try await wait(beforeRetry: retry, after: error)
      }
    }
    return try await base.open()
  }
}

extension RetryingSource: RevalidatingSource where Base: RevalidatingSource {
  /// That of the source within.
  public var identity: String? { base.identity }

  /// Asks the source within, again and again if need be.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    for retry in 0..<retries {
      do throws(FaqServiceError) {
        return try await base.open(unlessStill: validators)
      } catch {
        try await wait(beforeRetry: retry, after: error)
      }
    }
    return try await base.open(unlessStill: validators)
  }
}

extension RetryingSource {
  /// Throws the failure where another try makes no sense, or is no longer wanted.
  private func wait(
    beforeRetry retry: Int,
    after failure: FaqServiceError
  ) async throws(FaqServiceError) {
    guard
      let duration = backoff.pause(beforeRetry: retry, failure.recovery, fraction: fraction())
    else { throw failure }
    do { try await pause(duration) } catch { throw failure }
  }
}

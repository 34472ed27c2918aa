import FaqService

/// A source that is opened again after a temporary failure, with a pause in between.
///
/// Only opening is retried. Wrap a `WholeSource` to retry failures while reading as well.
public struct RetryingSource<Base: FaqSource>: FaqSource {
  private let base: Base
  private let retries: Int
  private let backoff: Backoff
  private let pause: @Sendable (Duration) async throws -> Void
  private let fraction: @Sendable () -> Double

  /// Wraps a source.
  ///
  /// - Parameters:
  ///   - base: The source to open, at first without a pause.
  ///   - retries: How many more times to open it; zero or less is never.
  ///   - backoff: The bounds of the pauses.
  ///   - pause: Waits for a time. If it throws, as in a cancelled task, there is no other attempt.
  ///   - fraction: A number from 0 to 1 for each pause, at random; 1 halves the pause.
  public init(
    _ base: Base,
    retries: Int,
    backoff: Backoff = .standard,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    fraction: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.base = base
    self.retries = max(0, retries)
    self.backoff = backoff
    self.pause = pause
    self.fraction = fraction
  }

  /// The name of the wrapped source.
  public var name: String { base.name }

  /// Opens the wrapped source, with retries.
  ///
  /// - Throws: The last failure of the wrapped source. A failure whose recovery is `.never`, or one
  ///   that asks for too long a pause, is the last.
  public func open() async throws(FaqServiceError) -> sending any ByteStream {
    try await retrying { () async throws(FaqServiceError) in try await base.open() }
  }

  /// Attempts until one succeeds, a retry makes no sense or the task is cancelled; throws the last
  /// failure.
  private func retrying<Value>(
    _ attempt: () async throws(FaqServiceError) -> sending Value
  ) async throws(FaqServiceError) -> sending Value {
    for retry in 0..<retries {
      do throws(FaqServiceError) {
        return try await attempt()
      } catch {
        let duration = backoff.pause(beforeRetry: retry, error.recovery, fraction: fraction())
        guard let duration, (try? await pause(duration)) != nil else { throw error }
      }
    }
    return try await attempt()
  }
}

extension RetryingSource: RevalidatingSource where Base: RevalidatingSource {
  /// The identity of the wrapped source.
  public var identity: String? { base.identity }

  /// Asks the wrapped source, with retries.
  ///
  /// - Throws: The last failure of the wrapped source, as `open()` does.
  public func open(
    unlessStill validators: Validators?
  ) async throws(FaqServiceError) -> sending Answer {
    try await retrying { () async throws(FaqServiceError) in
      try await base.open(unlessStill: validators)
    }
  }
}

/// The pauses before retries: each twice as long as the previous one, with a random reduction.
public struct Backoff: Hashable, Sendable {
  /// The longest pause before the first retry.
  public let first: Duration
  /// The longest pause before any retry, unless the source asks for more.
  public let longest: Duration
  /// The longest pause that a source may ask for; if it asks for more, there is no retry.
  ///
  /// A pause that it asks for may be longer than `longest`.
  public let longestAskedFor: Duration

  /// 0.5, 1, 2, 4 and so on up to 30 seconds; a source may ask for up to two minutes.
  public static let standard = Self()

  /// Creates pauses; each bound defaults to that of `standard`.
  public init(
    first: Duration = .milliseconds(500),
    longest: Duration = .seconds(30),
    longestAskedFor: Duration = .seconds(120)
  ) {
    self.first = first
    self.longest = longest
    self.longestAskedFor = longestAskedFor
  }

  /// The pause before a retry, counted from 0; nil if a retry makes no sense.
  ///
  /// A `fraction` from 0 to 1 shortens the pause by up to half, so that programs that failed at the
  /// same time do not retry at the same time.
  func pause(
    beforeRetry retry: Int,
    _ recovery: FaqServiceError.Recovery,
    fraction: Double
  ) -> Duration? {
    let doubled = first * (1 << min(retry, 30))
    let own = min(doubled, longest) * (1 - fraction / 2)
    switch recovery {
    case .never: return nil
    case .later: return own
    case .after(let asked): return asked <= longestAskedFor ? max(asked, own) : nil
    }
  }
}

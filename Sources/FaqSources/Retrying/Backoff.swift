import FaqService

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
}

extension Backoff {
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

import FaqService

/// How long to wait before trying again: twice as long each time, and never quite as expected.
public struct Backoff: Hashable, Sendable {
  /// The longest pause before the first retry.
  public let first: Duration
  /// The longest pause before any retry that the source says nothing about.
  public let longest: Duration
  /// The longest pause that a source may ask for; one that asks for more is not tried again.
  public let longestAskedFor: Duration

  /// Up to half a second, one, two, four, up to half a minute; a source may ask for two minutes.
  public static let standard = Self()

  /// Pauses between these bounds.
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
  /// The pause before a retry, counted from 0; nil if there is no point in one.
  ///
  /// A `fraction` from 0 to 1 takes off up to half of the pause, so that many programs that failed
  /// at once do not come back at once.
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

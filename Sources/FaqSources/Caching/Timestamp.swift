import Platform

/// A point in time on the system's clock, in whole seconds.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since the beginning of 1970 (UTC).
  public let seconds: Int64

  /// Creates a time from seconds since the beginning of 1970 (UTC).
  public init(seconds: Int64) { self.seconds = seconds }

  /// The current time.
  public static func now() -> Self { Self(seconds: Int64(time(nil))) }

  /// The time from the other timestamp to this one; negative if this one is earlier.
  func duration(since other: Self) -> Duration {
    .seconds(seconds.subtractingReportingOverflow(other.seconds).partialValue)
  }
}

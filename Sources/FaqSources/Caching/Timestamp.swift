/// A moment as the calendar's clock tells it, which is the same for all programs.
public struct Timestamp: Hashable, Sendable {
  /// Whole seconds since the beginning of 1970.
  public let seconds: Int64

  /// A moment by its seconds since the beginning of 1970.
  public init(seconds: Int64) { self.seconds = seconds }

  /// What the system's clock says now.
  public static func now() -> Self { Self(seconds: Int64(WallClock.seconds)) }

  /// How much later this is; negative if it is earlier.
  func duration(since other: Self) -> Duration {
    .seconds(seconds.subtractingReportingOverflow(other.seconds).partialValue)
  }
}

/// A duration in words, in the largest unit that fits: `3 hours`.
package struct Age: CustomStringConvertible {
  private static let recentSeconds = 5

  package let description: String
  private let isRecent: Bool

  /// Creates the age of a duration.
  package init(_ duration: Duration) {
    let seconds = max(0, duration.components.seconds)
    let unit = Self.units.last { seconds >= $0.seconds } ?? Self.units[0]
    let count = seconds / unit.seconds
    description = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    isRecent = seconds < Self.recentSeconds
  }

  /// How long ago it was: `3 hours ago`, or `just now`.
  package var ago: String { isRecent ? "just now" : "\(self) ago" }

  private static let units: [(seconds: Int64, name: String)] = [
    (1, "second"), (60, "minute"), (3_600, "hour"), (86_400, "day"),
  ]
}

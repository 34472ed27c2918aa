/// A duration in words, in the largest unit that fits: `3 hours`.
struct Age: CustomStringConvertible {
  private static let recentSeconds = 5

  let description: String
  private let isRecent: Bool

  init(_ duration: Duration) {
    let seconds = max(0, duration.components.seconds)
    let unit = Self.units.last { seconds >= $0.seconds } ?? Self.units[0]
    let count = seconds / unit.seconds
    description = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    isRecent = seconds < Self.recentSeconds
  }

  /// How long ago it was: `3 hours ago`, or `just now`.
  var ago: String { isRecent ? "just now" : "\(self) ago" }

  private static let units: [(seconds: Int64, name: String)] = [
    (1, "second"), (60, "minute"), (3_600, "hour"), (86_400, "day"),
  ]
}

/// A duration in words, in the largest unit that fits: `3 hours`.
struct Age: CustomStringConvertible {
  let description: String

  init(_ duration: Duration) {
    let seconds = max(0, duration.components.seconds)
    let unit = Self.units.last { seconds >= $0.seconds } ?? Self.units[0]
    let count = seconds / unit.seconds
    description = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }

  private static let units: [(seconds: Int64, name: String)] = [
    (1, "second"), (60, "minute"), (3_600, "hour"), (86_400, "day"),
  ]
}

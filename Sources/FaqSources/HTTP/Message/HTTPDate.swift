/// A date in any of the three forms of HTTP, in seconds since 1970.
struct HTTPDate {
  let seconds: Int

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`; a year of two digits means 1970 to 2069.
  init?(_ text: String) {
    let parts = text.lowercased().split { " ,-".contains($0) }
    guard parts.count >= 5, let clock = parts.first(where: { $0.contains(":") }) else { return nil }
    let isOldest = parts[3] == clock
    let order = isOldest ? (day: 2, month: 1, year: 4) : (day: 1, month: 2, year: 3)
    let time = clock.split(separator: ":").compactMap { Int($0) }
    guard let month = Self.months.firstIndex(of: String(parts[order.month].prefix(3))),
      let day = Int(parts[order.day]), 1...31 ~= day,
      let year = Self.year(parts[order.year]),
      time.count == 3, 0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2]
    else { return nil }
    seconds =
      Self.days(year: year, month: month + 1, day: day) * 86_400 + time[0] * 3_600 + time[1] * 60
      + time[2]
  }

  private static func year(_ text: Substring) -> Int? {
    guard let year = Int(text), 0...9_999 ~= year else { return nil }
    return text.count > 2 ? year : year + (year < 70 ? 2_000 : 1_900)
  }

  /// Days since 1970, computed with years that begin in March, so that a leap day comes last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

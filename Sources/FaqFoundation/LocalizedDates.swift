import ContentParser
import Foundation

extension Date {
  /// The moment of a date and time.
  public init(_ date: DateTime) {
    self.init(
      timeIntervalSince1970: TimeInterval(date.seconds) + TimeInterval(date.nanoseconds) / 1e9
    )
  }
}

extension DateTime {
  /// The local date and time in the words of a language: `21. November 2026 um 9:30`.
  ///
  /// - Parameters:
  ///   - locale: The language and the region: `Locale(identifier: "de_DE")`.
  ///   - date: How much of the date to write.
  ///   - time: How much of the time to write.
  /// - Returns: The text, which does not say how far local time is ahead of UTC.
  public func formatted(
    in locale: Locale,
    date: Date.FormatStyle.DateStyle = .long,
    time: Date.FormatStyle.TimeStyle = .shortened
  ) -> String {
    var style = Date.FormatStyle(date: date, time: time, locale: locale)
    style.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
    return Date(self).formatted(style)
  }
}

extension CalendarDay {
  /// The day in the words of a language: `1. Mai 2026`.
  ///
  /// - Parameters:
  ///   - locale: The language and the region: `Locale(identifier: "de_DE")`.
  ///   - style: How much of the date to write.
  /// - Returns: The text.
  public func formatted(in locale: Locale, style: Date.FormatStyle.DateStyle = .long) -> String {
    DateTime("\(self)T00:00:00Z")?.formatted(in: locale, date: style, time: .omitted) ?? "\(self)"
  }
}

import Bytes

/// A moment as RFC 3339 spells it: `2026-11-21T09:30:00.5+01:00`.
public struct DateTime: Hashable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int
  /// The rest of the moment, from 0 to 999,999,999; digits beyond are cut off.
  public let nanoseconds: Int
  /// The seconds that local time is ahead of UTC.
  public let offset: Int

  /// Reads a moment; nil if the text is not a date and time with an offset from UTC.
  public init?(_ text: String) {
    var reading = DateTimeReading(text)
    guard let day = reading.day(), reading.skip("T", "t", " "),
      let hour = reading.number(digits: 2), reading.skip(":"),
      let minute = reading.number(digits: 2), reading.skip(":"),
      let second = reading.number(digits: 2), let nanoseconds = reading.fraction(),
      let offset = reading.offset(), reading.isAtEnd,
      hour < 24, minute < 60, second <= 60
    else { return nil }
    seconds = ((day.daysSince1970 * 24 + hour) * 60 + minute) * 60 + second - offset
    self.nanoseconds = nanoseconds
    self.offset = offset
  }

  /// The day.
  public var day: CalendarDay { CalendarDay(daysSince1970: localTime.days) }
  /// The hour, from 0 to 23.
  public var hour: Int { localTime.seconds / 3_600 }
  /// The minute, from 0 to 59.
  public var minute: Int { localTime.seconds / 60 % 60 }
  /// The second, from 0 to 59; a leap second is the first one of the next minute.
  public var second: Int { localTime.seconds % 60 }

  /// The days since 1970, and the seconds of the last one.
  private var localTime: (days: Int, seconds: Int) {
    (seconds + offset).dividedRoundingDown(by: 86_400)
  }

  /// The day as people write it in numbers, and the local time: `21.11.2026 09:30`.
  ///
  /// - Parameter language: The language of these people; nil if it is not known.
  /// - Returns: The text, which does not say how far local time is ahead of UTC.
  public func numeric(in language: LanguageTag?) -> String {
    "\(day.numeric(in: language)) \(hour.padded(2)):\(minute.padded(2))"
  }
}

extension DateTime: Comparable {
  /// Whether one moment is before the other, wherever their clocks are.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

extension DateTime: CustomStringConvertible {
  /// The moment as RFC 3339 spells it, in local time: `2026-11-21T09:30:00.5+01:00`.
  public var description: String {
    var text = "\(day)T\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))"
    if nanoseconds > 0 {
      text += "." + nanoseconds.padded(9)
      while text.hasSuffix("0") { text.removeLast() }
    }
    guard offset != 0 else { return text + "Z" }
    let minutes = abs(offset) / 60
    text += (offset < 0 ? "-" : "+") + (minutes / 60).padded(2)
    return text + ":" + (minutes % 60).padded(2)
  }
}

/// A day without a time, as ISO 8601 spells it: `2026-05-01`.
public struct CalendarDay: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Reads a day; nil if the text is not one.
  public init?(_ text: String) {
    var reading = DateTimeReading(text)
    guard let day = reading.day(), reading.isAtEnd else { return nil }
    self = day
  }

  /// The day as people write it in numbers: `5/1/2026`, `1.5.2026`, `2026/5/1`.
  ///
  /// - Parameter language: The language of these people, with a region where regions differ:
  ///   `en-GB`.
  /// - Returns: The text; the description if the form of the language is not known.
  public func numeric(in language: LanguageTag?) -> String {
    let tag = language?.text.lowercased() ?? ""
    let form = Self.forms[tag] ?? Self.forms[String(tag.prefix { $0 != "-" })]
    guard let form else { return description }
    return form.reduce(into: "") { text, sign in
      switch sign {
      case "y": text += String(year)
      case "m": text += String(month)
      case "d": text += String(day)
      case "M": text += month.padded(2)
      case "D": text += day.padded(2)
      default: text.append(sign)
      }
    }
  }

  /// The forms of days in Unicode's CLDR; a capital letter stands for two digits.
  private static let forms: [String: String] = [
    "ar": "d/m/y", "de": "d.m.y", "en": "m/d/y", "en-au": "d/m/y", "en-ca": "y-M-D",
    "en-gb": "D/M/y", "en-ie": "d/m/y", "en-in": "d/m/y", "en-nz": "d/M/y", "en-za": "y/M/D",
    "es": "d/m/y", "es-us": "m/d/y", "fr": "D/M/y", "fr-ca": "y-M-D", "fr-ch": "D.M.y",
    "hi": "d/m/y", "it": "D/M/y", "ja": "y/m/d", "ko": "y. m. d.", "nl": "d-m-y",
    "nl-be": "d/m/y", "pl": "d.M.y", "pt": "D/M/y", "ru": "D.M.y", "tr": "d.M.y", "zh": "y/m/d",
    "zh-hk": "d/m/y",
  ]
}

/// The calendar counts in years that begin in March, so that a leap day is the last day of a year.
extension CalendarDay {
  private static let daysPerEra = 146_097
  /// From March of the year 0.
  private static let daysBefore1970 = 719_468

  /// A day; nil if the calendar does not have it between the years 0 and 9999.
  public init?(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    guard (0...9_999).contains(year), (1...12).contains(month), (1...31).contains(day),
      Self(daysSince1970: daysSince1970) == self
    else { return nil }
  }

  /// The day that is a number of days after 1970-01-01.
  init(daysSince1970 days: Int) {
    let (era, day) = (days + Self.daysBefore1970).dividedRoundingDown(by: Self.daysPerEra)
    let years = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * years + years / 4 - years / 100)
    let months = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * months + 2) / 5 + 1
    month = (months + 2) % 12 + 1
    year = era * 400 + years + (months < 10 ? 0 : 1)
  }

  /// How many days after 1970-01-01 it is.
  var daysSince1970: Int {
    let (era, years) = (month > 2 ? year : year - 1).dividedRoundingDown(by: 400)
    let dayOfYear = ((month + 9) % 12 * 153 + 2) / 5 + day - 1
    return era * Self.daysPerEra + years * 365 + years / 4 - years / 100 + dayOfYear
      - Self.daysBefore1970
  }
}

extension CalendarDay: Comparable {
  /// Whether one day is before the other.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// The day as ISO 8601 spells it: `2026-05-01`.
  public var description: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }
}

private extension Int {
  /// The number with zeros before it, up to a count of digits.
  func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }

  /// The quotient and the remainder, which is never negative.
  func dividedRoundingDown(by divisor: Int) -> (Int, Int) {
    let remainder = (self % divisor + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }
}

/// Reads the parts of a date and time one after another.
private struct DateTimeReading {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func day() -> CalendarDay? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func skip(_ marks: Unicode.Scalar...) -> Bool {
    guard let first = rest.first, marks.contains(Unicode.Scalar(first)) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Nanoseconds: `.5` are 500,000,000; none where there is no point.
  mutating func fraction() -> Int? {
    guard skip(".") else { return 0 }
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    let known = digits.prefix(9)
    let value = known.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (known.count..<9).reduce(value) { value, _ in value * 10 }
  }

  /// In seconds: `Z` is 0, `+01:00` is 3600.
  mutating func offset() -> Int? {
    if skip("Z", "z") { return 0 }
    let isNegative = rest.first == UInt8(ascii: "-")
    guard skip("+", "-"), let hours = number(digits: 2), skip(":"),
      let minutes = number(digits: 2), hours < 24, minutes < 60
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return isNegative ? -seconds : seconds
  }
}

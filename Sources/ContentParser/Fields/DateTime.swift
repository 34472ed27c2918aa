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
    guard let year = reading.number(digits: 4), reading.skip("-"),
      let month = reading.number(digits: 2), reading.skip("-"),
      let day = reading.number(digits: 2), reading.skip("T", "t", " "),
      let hour = reading.number(digits: 2), reading.skip(":"),
      let minute = reading.number(digits: 2), reading.skip(":"),
      let second = reading.number(digits: 2), let nanoseconds = reading.fraction(),
      let offset = reading.offset(), reading.isAtEnd,
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    seconds = ((days * 24 + hour) * 60 + minute) * 60 + second - offset
    self.nanoseconds = nanoseconds
    self.offset = offset
  }
}

extension DateTime: Comparable {
  /// Whether one moment is before the other, wherever their clocks are.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

private extension DateTime {
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Counts in years that begin in March, so that a leap day is the last day of its year, from 400
  /// years before year 0, so that no year is negative.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let years = (month > 2 ? year : year - 1) + 400
    let months = (month + 9) % 12
    let leapDays = years / 4 - years / 100 + years / 400
    return years * 365 + leapDays + (months * 153 + 2) / 5 + day - 865_566
  }
}

/// Reads the parts of a date and time one after another.
private struct DateTimeReading {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

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
    let isBehind = rest.first == UInt8(ascii: "-")
    guard skip("+", "-"), let hours = number(digits: 2), skip(":"),
      let minutes = number(digits: 2), hours < 24, minutes < 60
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return isBehind ? -seconds : seconds
  }
}

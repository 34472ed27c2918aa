import ContentParser
import Testing

@Suite("A date and time")
struct DateTimeTests {
  @Test(
    "It is the seconds since 1970 in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59Z", -1),
      ("2026-11-21T09:30:00Z", 1_795_253_400),
      ("2026-11-21t09:30:00z", 1_795_253_400),
      ("2026-11-21 09:30:00Z", 1_795_253_400),
      ("2000-02-29T00:00:00Z", 951_782_400),
      ("2024-02-29T23:59:59Z", 1_709_251_199),
      ("2024-03-01T00:00:00Z", 1_709_251_200),
      ("1900-03-01T00:00:00Z", -2_203_891_200),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("2038-01-19T03:14:08Z", 2_147_483_648),
      ("0001-01-01T00:00:00Z", -62_135_596_800),
      ("0000-02-29T00:00:00Z", -62_162_121_600),
      ("9999-12-31T23:59:59Z", 253_402_300_799),
    ]
  )
  func seconds(text: String, seconds: Int) throws {
    let date = try #require(DateTime(text))
    #expect(date.seconds == seconds)
    #expect(date.nanoseconds == 0)
    #expect(date.offset == 0)
  }

  @Test(
    "An offset is subtracted, and kept",
    arguments: [
      ("1970-01-01T01:00:00+01:00", 0, 3_600),
      ("1969-12-31T18:30:00-05:30", 0, -19_800),
      ("1970-01-01T00:00:00-00:00", 0, 0),
      ("1970-01-01T00:00:00+23:59", -86_340, 86_340),
    ]
  )
  func offsets(text: String, seconds: Int, offset: Int) throws {
    let date = try #require(DateTime(text))
    #expect(date.seconds == seconds)
    #expect(date.offset == offset)
  }

  @Test(
    "A fraction is kept to nine digits",
    arguments: [
      ("0", 0), ("5", 500_000_000), ("05", 50_000_000), ("000000001", 1),
      ("999999999", 999_999_999), ("9999999999999999999999", 999_999_999), ("0000000009", 0),
    ]
  )
  func fractions(digits: String, nanoseconds: Int) throws {
    let date = try #require(DateTime("1969-12-31T23:59:59.\(digits)Z"))
    #expect(date.nanoseconds == nanoseconds)
    #expect(date.seconds == -1)
  }

  @Test(
    "Its description spells it again, with its parts in local time",
    arguments: [
      ("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z", [1970, 1, 1, 0, 0, 0]),
      ("2026-11-21t09:30:05.500z", "2026-11-21T09:30:05.5Z", [2026, 11, 21, 9, 30, 5]),
      ("2024-02-29 23:59:59-05:30", "2024-02-29T23:59:59-05:30", [2024, 2, 29, 23, 59, 59]),
      ("2024-03-01T00:00:00+00:30", "2024-03-01T00:00:00+00:30", [2024, 3, 1, 0, 0, 0]),
      (
        "1969-12-31T23:59:59.000000001Z", "1969-12-31T23:59:59.000000001Z",
        [1969, 12, 31, 23, 59, 59]
      ),
      ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00Z", [0, 1, 1, 0, 0, 0]),
      ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z", [9999, 12, 31, 23, 59, 59]),
      ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z", [2017, 1, 1, 0, 0, 0]),
      ("2026-11-21T09:30:00-00:00", "2026-11-21T09:30:00Z", [2026, 11, 21, 9, 30, 0]),
    ]
  )
  func description(text: String, description: String, parts: [Int]) throws {
    let date = try #require(DateTime(text))
    #expect("\(date)" == description)
    #expect(DateTime(description) == date)
    let day = date.day
    #expect([day.year, day.month, day.day, date.hour, date.minute, date.second] == parts)
  }

  @Test("Each day of the 400 years after which the calendar repeats follows the day before it")
  func days() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var seconds = try #require(DateTime("1600-01-01T00:00:00Z")).seconds
    for year in 1600...2000 {
      let isLeap =
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
      for (index, length) in lengths.enumerated() {
        for day in 1...(isLeap && index == 1 ? 29 : length) {
          let month = index + 1
          let text =
            "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
          let date = DateTime(text)
          guard date?.seconds == seconds, date?.description == text else {
            Issue.record("\(text) is \(String(describing: date))")
            return
          }
          seconds += 86_400
        }
      }
    }
  }

  @Test(
    "A language writes a day in numbers in its own way, and an unknown one as it is spelled",
    arguments: [
      ("en", "5/1/2026"), ("en-US", "5/1/2026"), ("en-GB", "01/05/2026"), ("de", "1.5.2026"),
      ("de-AT", "1.5.2026"), ("fr", "01/05/2026"), ("pl", "1.05.2026"), ("nl", "1-5-2026"),
      ("ja", "2026/5/1"), ("ko-KR", "2026. 5. 1."), ("sv", "2026-05-01"), ("xx", "2026-05-01"),
    ] as [(LanguageTag, String)]
  )
  func numeric(language: LanguageTag, text: String) throws {
    let day = try #require(CalendarDay("2026-05-01"))
    #expect(day.numeric(in: language) == text)
    let date = try #require(DateTime("2026-05-01T09:05:00+02:00"))
    #expect(date.numeric(in: language) == text + " 09:05")
    #expect(date.numeric(in: nil) == "2026-05-01 09:05")
  }

  @Test("A day has a year, a month and a day, and an order")
  func day() throws {
    let day = try #require(CalendarDay("0987-05-01"))
    #expect([day.year, day.month, day.day] == [987, 5, 1])
    #expect("\(day)" == "0987-05-01")
    #expect(try day < #require(CalendarDay("0987-05-02")))
    #expect(try day > #require(CalendarDay("0986-06-02")))
  }

  @Test(
    "Anything else is not a day",
    arguments: [
      "", "2026-05-01T09:30:00Z", "2026-5-1", "2026-05-32", "2026-02-29", "2026-05-01 ",
      "20260501", "2026-00-01", "2026-13-01", "2026-05-00", "1900-02-29",
    ]
  )
  func invalidDay(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("A day of numbers is one of the calendar")
  func numbers() {
    #expect(CalendarDay(year: 2024, month: 2, day: 29)?.description == "2024-02-29")
    for (year, month, day) in [
      (2023, 2, 29), (2023, 0, 1), (2023, 13, 1), (2023, 4, 31), (2023, 1, 0), (-1, 1, 1),
      (10_000, 1, 1), (.max, 1, 1), (2023, 1, .max), (2023, .min, 1),
    ] {
      #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }
  }

  @Test(
    "Anything else is not a date and time",
    arguments: [
      "", "2026-11-21", "09:30:00Z", "2026-11-21T09:30:00", "2026-11-21T09:30Z",
      "2026-11-21T09:30:00Z ", " 2026-11-21T09:30:00Z", "2026-11-21T09:30:00ZZ",
      "2026-11-21_09:30:00Z", "2026-1-21T09:30:00Z", "26-11-21T09:30:00Z",
      "12026-11-21T09:30:00Z", "-2026-11-21T09:30:00Z", "+2026-11-21T09:30:00Z",
      "2026-00-21T09:30:00Z", "2026-13-21T09:30:00Z", "2026-11-00T09:30:00Z",
      "2026-11-31T09:30:00Z", "2026-02-29T09:30:00Z", "1900-02-29T00:00:00Z",
      "2024-02-30T00:00:00Z", "2026-12-32T00:00:00Z", "2026-11-21T24:00:00Z",
      "2026-11-21T09:60:00Z", "2026-11-21T09:30:61Z", "2026-11-21T09:30:00.Z",
      "2026-11-21T09:30:00,5Z", "2026-11-21T09:30:00.5", "2026-11-21T09:30:00+1:00",
      "2026-11-21T09:30:00+0100", "2026-11-21T09:30:00+24:00", "2026-11-21T09:30:00+01:60",
      "2026-11-21T09:30:00 +01:00", "2026-11-21T09:30:00+01", "２026-11-21T09:30:00Z",
      "2026-11-21T09:30:00−01:00", "2026-11-21T09:30:00UTC",
    ]
  )
  func invalid(text: String) { #expect(DateTime(text) == nil) }

  @Test("The earlier moment is less, whatever the clocks say")
  func order() throws {
    let texts = [
      "2026-11-21T09:30:00+02:00", "2026-11-21T08:30:00Z", "2026-11-21T08:30:00.000000001Z",
      "2026-11-21T03:31:00-05:00",
    ]
    let dates = try texts.map { try #require(DateTime($0)) }
    #expect(dates.reversed().sorted() == dates)
    #expect(zip(dates, dates).allSatisfy { !($0 < $1) })
  }
}

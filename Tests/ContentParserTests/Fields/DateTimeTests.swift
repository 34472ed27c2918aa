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

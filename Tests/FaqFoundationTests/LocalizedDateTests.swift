import ContentParser
import FaqFoundation
import Foundation
import Testing

@Suite("Dates as an app shows them")
struct LocalizedDateTests {
  @Test(
    "A day is in the words of a language",
    arguments: [("en_US", "May 1, 2026"), ("de_DE", "1. Mai 2026"), ("fr_FR", "1 mai 2026")]
  )
  func day(locale: String, text: String) throws {
    let day = try #require(CalendarDay("2026-05-01"))
    #expect(day.formatted(in: Locale(identifier: locale)) == text)
  }

  @Test(
    "Foundation knows the same forms in numbers, except for the marks of direction in Arabic",
    arguments: [
      "ar", "de", "en", "en-AU", "en-CA", "en-GB", "en-IE", "en-IN", "en-NZ", "en-ZA", "es",
      "es-US", "fr", "fr-CA", "fr-CH", "hi", "it", "ja", "ko", "nl", "nl-BE", "pl", "pt", "ru",
      "tr", "zh", "zh-HK",
    ]
  )
  func numeric(language: String) throws {
    let tag = try #require(LanguageTag(language))
    let day = try #require(CalendarDay("2026-05-01"))
    let date = try Date(#require(DateTime("2026-05-01T00:00:00Z")))
    let style = Date.FormatStyle(locale: Locale(identifier: language), timeZone: .gmt)
      .year().month(.defaultDigits).day()
    #expect(day.numeric(in: tag) == date.formatted(style).replacing("\u{200F}", with: ""))
  }

  @Test("A date and time is that of a clock where it was written")
  func date() throws {
    let date = try #require(DateTime("2026-05-01T00:05:00.5+02:00"))
    #expect(date.formatted(in: Locale(identifier: "de_DE")) == "1. Mai 2026 um 0:05")
    #expect(Date(date).timeIntervalSince1970 == 1_777_586_700.5)
  }
}

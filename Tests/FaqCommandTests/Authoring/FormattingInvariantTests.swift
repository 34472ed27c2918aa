import Bytes
import FaqService
import Fuzz
import Testing

@testable import FaqCommand

@Suite("What formatting keeps")
struct FormattingInvariantTests {
  @Test("Formatting keeps the tokens and what is read, and changes nothing the second time")
  func valid() throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<1_000 {
      let content = ContentGenerator.content(&random)
      try check(content)
    }
  }

  @Test("Damaged content is formatted if it can be read, and else refused with the reader's fault")
  func damaged() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<2_000 {
      var content = ContentGenerator.content(&random)
      Mutation.mutate(&content, &random)
      try check(content)
    }
  }

  private func check(_ content: [UInt8]) throws {
    let reading = Reading(pieces: [content])
    let fault = reading.faqs.lazy.compactMap(\.fault).first ?? reading.error
    for writesLines in [false, true] {
      let formatted: [UInt8]
      do {
        formatted = try ContentFormatter.formatted(content, writesLines: writesLines)
      } catch {
        try #require(error as? RawReadingError == fault)
        continue
      }
      let again = Reading(pieces: [formatted])
      try #require(fault == nil)
      try #require(again.faqs == reading.faqs)
      try #require(again.envelope == reading.envelope)
      try #require(tokens(formatted) == tokens(content))
      try #require(try ContentFormatter.formatted(formatted, writesLines: writesLines) == formatted)
    }
  }

  private func tokens(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    JSONTokens(bytes).map { bytes[$0.range] }
  }
}

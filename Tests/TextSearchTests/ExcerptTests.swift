import Testing

@testable import TextSearch

@Suite("Excerpts of lines")
struct ExcerptTests {
  @Test(
    "A match has its place in the text, whatever stands in front of it",
    arguments: ["", "가 ", "각 ", "가각가 ", "É Ǆ ﬁ ", "\u{1F468}\u{200D}\u{1F469} "]
  )
  func places(start: String) throws {
    let text = start + "Swift"
    let match = try #require(FoldedLine(text).firstMatch(of: SearchQuery("swift")))
    #expect(text[match] == "Swift")
    #expect(text[..<match.lowerBound] == start)
  }

  @Test(
    "A long line is cut between words, and not where its start or its end is near",
    arguments: [
      ("swift is fast", "… \(words(11))swift is fast"),
      ("swift is fast. \(words(20))", "… \(words(11))swift is fast. \(words(10))…"),
    ]
  )
  func cuts(end: String, excerpt: String) {
    let line = FoldedLine(words(20) + end)
    #expect(Excerpt(of: line, SearchQuery("swift"), .line)?.text == excerpt)
  }

  @Test("A line without a match has no excerpt")
  func nothing() {
    #expect(Excerpt(of: FoldedLine("Objective-C"), SearchQuery("swift"), .line) == nil)
  }
}

private func words(_ count: Int) -> String { String(repeating: "word ", count: count) }

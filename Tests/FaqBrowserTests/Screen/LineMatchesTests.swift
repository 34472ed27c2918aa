import FaqSearch
import Testing

@testable import FaqBrowser

@Suite("Matches in lines")
struct LineMatchesTests {
  @Test(
    "A phrase is found where it goes on in the next line, after its margin",
    arguments: [
      (["The price is", "low."], "\"is low\"", [0], [[10..<12], [0..<3]]),
      (["  │ The price", "  │ is low."], "\"price is\"", [0], [[10..<15], [6..<8]]),
      (["  - One price", "    is low."], "\"one price is\"", [0], [[4..<13], [4..<6]]),
      (["The", "price", "is"], "\"the price is\"", [0], [[0..<3], [0..<5], [0..<2]]),
      (["price is", "", "low"], "\"is low\"", [], [[], [], []]),
      (["a price", "and prices"], "price", [0, 1], [[2..<7], [4..<9]]),
      (["price price"], "price", [0, 0], [[0..<5, 6..<11]]),
      (["日本", "語で"], "\"日本 語\"", [0], [[0..<6], [0..<3]]),
      (["no"], "price", [], [[]]),
    ] as [([String], String, [Int], [[Range<Int>]])]
  )
  func phrases(lines: [String], query: String, first: [Int], ranges: [[Range<Int>]]) {
    let matches = LineMatches(of: SearchQuery(query), in: lines.map { StyledLine($0) }[...])
    #expect((0..<matches.count).map { matches.line(of: $0) } == first)
    #expect(lines.indices.map { matches.ranges(in: $0) } == ranges)
  }
}

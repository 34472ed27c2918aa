import ContentParser
import Testing

@testable import FaqCommand

@Suite("The nearest name is suggested for a mistyped one")
struct SpellingTests {
  @Test(
    "A name is near if it differs in at most a third of the word",
    arguments: [
      ("lsit", "list"), ("lst", "list"), ("shwo", "show"), ("srch", "search"), ("opne", "open"),
      ("Check", "check"), ("hlep", "help"), ("sear", "search"), ("x", nil), ("", nil),
      ("banana", nil), ("listshow", nil),
    ]
  )
  func nearest(word: String, meant: String?) {
    #expect(
      Spelling.nearest(to: word, among: ["list", "show", "search", "open", "check", "help"])
        == meant
    )
  }

  @Test("A word of any length is compared quickly")
  func longWord() {
    #expect(Spelling.nearest(to: String(repeating: "l", count: 1_000_000), among: ["list"]) == nil)
  }

  @Test(
    "The distance counts insertions, deletions, changes and swaps",
    arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "axc", 1)]
  )
  func distance(from: String, to: String, distance: Int) {
    #expect(Spelling.distance(Array(from.unicodeScalars), Array(to.unicodeScalars)) == distance)
  }

  @Test("Alternatives read as a sentence")
  func alternatives() {
    #expect(Spelling.alternatives(["a"]) == "a")
    #expect(Spelling.alternatives(["a", "b"]) == "a or b")
    #expect(Spelling.alternatives(["a", "b", "c"]) == "a, b or c")
  }
}

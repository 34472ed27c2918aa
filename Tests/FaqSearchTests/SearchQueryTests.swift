import FaqSearch
import Testing

@Suite("Search queries")
struct SearchQueryTests {
  @Test(
    "A word matches where a word begins",
    arguments: [
      ("map", "a map", true), ("map", "maps", true), ("map", "compactMap", false),
      ("map", "[map]", true), ("map", "flat_map", true), ("*map", "compactMap", true),
      ("--limit", "faq --limit 2", true), ("--limit", "a limit", false), ("--", "a", false),
      (".map", "array.map", true), ("-", "a-b", true), ("été", "l'été", true),
      ("те", "оте", false), ("те", "о те", true),
    ]
  )
  func starts(query: String, text: String, isFound: Bool) {
    #expect(SearchQuery(query).isFound(in: [text]) == isFound)
  }

  @Test(
    "Where no spaces separate words, a word matches anywhere, but not a part of a letter",
    arguments: [
      ("使用", "如何使用", true), ("ราคา", "ดูราคา", true), ("할", "검색할수", true),
      ("가", "각", false), ("か", "が", false), ("が", "か\u{3099}", true), ("faq", "使用faq", true),
    ]
  )
  func runningWords(query: String, text: String, isFound: Bool) {
    #expect(SearchQuery(query).isFound(in: [text]) == isFound)
  }

  @Test(
    "All words must match, phrases as they stand, and no excluded word",
    arguments: [
      ("one two", true), ("two one", true), ("one four", false), ("\"two three\"", true),
      ("“two three”", true), ("\"three two\"", false), ("\"one two\" three", true),
      ("\"two thr", true), ("one -four", true), ("one -three", false), ("one -\"three two\"", true),
      ("one -*wo", false), ("-four", true), ("-one", false), ("\"\"", false), ("*", false),
    ]
  )
  func language(query: String, isFound: Bool) {
    #expect(SearchQuery(query).isFound(in: ["One two\u{A0}three"]) == isFound)
  }

  @Test("A phrase does not reach from one line to the next")
  func lines() {
    #expect(!SearchQuery("\"one two\"").isFound(in: ["one", "two"]))
    #expect(SearchQuery("one two").isFound(in: ["one", "two"]))
  }

  @Test(
    "A match covers whole characters",
    arguments: [
      ("cafe", "the Cafe\u{301} is open", ["Cafe\u{301}"]), ("find", "to ﬁnd", ["ﬁnd"]),
      ("f", "ﬁnd", ["ﬁ"]), ("strasse", "Straße 1", ["Straße"]), ("각", "각", ["각"]),
      ("a ab", "ab a b", ["ab", "a"]), ("coop", "co\u{AD}op x", ["co\u{AD}op"]),
      ("*i", "ﬁ i", ["ﬁ", "i"]), ("x", "🙂x🙂", ["x"]), ("zebra", "none", []),
    ]
  )
  func ranges(query: String, text: String, matches: [String]) {
    let ranges = SearchQuery(query).matches(in: text)
    #expect(ranges.map { Array(text.utf8)[$0] } == matches.map { Array($0.utf8)[...] })
  }
}

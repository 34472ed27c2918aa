import ContentParser
import Testing

@Suite("Did you mean")
struct SpellingTests {
  private static let types = ["body", "button", "title"]

  @Test(
    "A word with one or two slips is recognised",
    arguments: [
      ("tittle", "title"), ("titel", "title"), ("itle", "title"), ("titles", "title"),
      ("Title", "title"), ("TITLE", "title"), ("tilte", "title"), ("bodi", "body"),
      ("bdoy", "body"), ("boddy", "body"), ("buton", "button"), ("bottun", "button"),
      ("Buttons", "button"),
    ]
  )
  func near(word: String, candidate: String) {
    #expect(Spelling.nearest(to: word, among: Self.types) == candidate)
  }

  @Test(
    "A word with more slips is not",
    arguments: ["video", "", "t", "boy-band", "btn", "titled-page", "text", "heading"]
  )
  func far(word: String) { #expect(Spelling.nearest(to: word, among: Self.types) == nil) }

  @Test("The start of a name counts as one slip", arguments: ["ti", "tit", "titl"])
  func beginning(word: String) {
    #expect(Spelling.nearest(to: word, among: Self.types) == "title")
  }

  @Test("The nearest wins, and of two equally near the first")
  func several() {
    #expect(Spelling.nearest(to: "titles", among: ["tides", "titels", "title"]) == "titels")
    #expect(Spelling.nearest(to: "cart", among: ["card", "care"]) == "card")
    #expect(Spelling.nearest(to: "cart", among: []) == nil)
  }

  @Test(
    "A slip is one letter or the case, if only one name is that near",
    arguments: [
      ("tittle", "title"), ("TITLE", "title"), ("tilte", "title"), ("title", "title"),
      ("titles", "title"), ("bodies", nil), ("bo", nil), ("tit", nil), ("", nil),
      ("care", nil),
    ]
  )
  func slip(word: String, name: String?) {
    #expect(Spelling.slip(in: word, of: Self.types + ["card", "cart"]) == name)
  }

  @Test("A very long word is compared in little time")
  func long() {
    let word = String(repeating: "tilte", count: 100_000)
    #expect(Spelling.nearest(to: word, among: Self.types) == nil)
  }
}

import Bytes
import Testing

@Suite("Text in text")
struct TextInTextTests {
  @Test(
    "A replacement stands wherever the text occurred",
    arguments: [
      ("a, b, c", ", ", "a/b/c"),
      ("~0~1", "~1", "~0/"),
      ("aaaa", "aa", "//"),
      ("naïve café — 使用", "é — ", "naïve caf/使用"),
      ("nothing", "none", "nothing"),
      ("", "x", ""),
      ("x", "", "x"),
    ]
  )
  func replacements(
    text: String,
    sought: String,
    replaced: String
  ) {
    #expect(text.replacing(sought, with: "/") == replaced)
  }

  @Test("Parts between separators may be empty")
  func parts() {
    #expect(", a, , b".parts(between: ", ") == ["", "a", "", "b"])
    #expect("a".parts(between: ", ") == ["a"])
    #expect("".parts(between: ", ") == [""])
  }

  @Test("A range of a part of a text is one of the whole text")
  func ranges() throws {
    let text = "use [a] or [b]"
    let range = try #require(text.dropFirst(5).firstRange(of: "["))
    #expect(text[range.upperBound...] == "b]")
  }

  @Test("A text is found by its scalars, whatever combines with them")
  func scalars() {
    #expect("]:\u{301}".contains("]:"))
    #expect("e\u{301}".contains("e"))
    #expect(!"e\u{301}".contains("é"))
  }
}

import Bytes
import Testing

@Suite("Search for a sequence of bytes")
struct ByteSequenceSearchTests {
  @Test(
    "The first place from an offset on is found",
    arguments: [
      ("abcabc", "abc", 0, 0), ("abcabc", "abc", 1, 3), ("abcabc", "abc", 4, nil),
      ("aab", "ab", 0, 1), ("abc", "abcd", 0, nil), ("", "a", 0, nil), ("abc", "", 0, nil),
      ("abc", "c", 2, 2), ("abc", "c", 3, nil), ("abc", "c", 4, nil),
    ] as [(String, String, Int, Int?)]
  )
  func first(text: String, sought: String, start: Int, place: Int?) {
    #expect(Array(text.utf8).span.firstOffset(of: Array(sought.utf8).span, from: start) == place)
  }

  @Test("It is found at any place of a long text", arguments: 0...100, ["x", "xy", "x1y", "xyxxy"])
  func everywhere(place: Int, sought: String) {
    // Neither letter is anywhere else.
    var text = (0..<100).map { UInt8(ascii: $0.isMultiple(of: 2) ? "1" : "2") }
    text.insert(contentsOf: sought.utf8, at: place)
    #expect(text.span.firstOffset(of: Array(sought.utf8).span, from: 0) == place)
  }
}

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

@Suite("Binary search")
struct PartitioningIndexTests {
  @Test("The first element for which the condition holds is found at every place")
  func everyPlace() {
    for count in 0...9 {
      let numbers = (5..<5 + count).map(\.self)[...]
      for limit in 0...count {
        #expect(numbers.partitioningIndex { $0 >= 5 + limit } == limit)
        let rest = numbers.dropFirst(2)
        #expect(rest.partitioningIndex { $0 >= 5 + limit } == max(limit, rest.startIndex))
      }
    }
  }
}

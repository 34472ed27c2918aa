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
    // Neither letter stands anywhere else.
    var text = (0..<100).map { UInt8(ascii: $0.isMultiple(of: 2) ? "1" : "2") }
    text.insert(contentsOf: sought.utf8, at: place)
    #expect(text.span.firstOffset(of: Array(sought.utf8).span, from: 0) == place)
  }
}

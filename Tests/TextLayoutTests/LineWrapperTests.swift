import Bytes
import Testing
import TextLayout

@Suite("Wrapping lines")
struct LineWrapperTests {
  @Test(
    "Lines break at spaces, which are dropped, and within words that are too long",
    arguments: [
      ("", 5, [""]), ("abc", 5, ["abc"]), ("aa bb cc", 5, ["aa bb", "cc"]),
      ("aa   bb", 4, ["aa", "bb"]), ("  aa bb", 5, ["  aa", "bb"]), ("aa bb ", 5, ["aa bb"]),
      ("abcdef g", 3, ["abc", "def", "g"]), ("日本語", 3, ["日", "本", "語"]),
      ("well-known", 7, ["well-", "known"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      ("\u{1000}\u{102B}\u{1000}", 2, ["\u{1000}\u{102B}", "\u{1000}"]),
      ("\u{1000}\u{102B}\u{1000}", 1, ["\u{1000}", "\u{102B}", "\u{1000}"]),
      ("use --no-color", 12, ["use", "--no-color"]),
      ("(`--no-x-y`)", 6, ["(`--no", "-x-y`)"]),
      ("it--well-known", 10, ["it--well-", "known"]), ("ab", 0, ["a", "b"]),
      ("ab", -7, ["a", "b"]), ("   ", 2, [""]),
    ]
  )
  func wrapped(text: String, width: Int, lines: [String]) {
    var wrapper = LineWrapper()
    #expect(Self.lines(of: text) { wrapper.wrap($0, width: width, $1) } == lines)
  }

  @Test(
    "Cut lines break wherever they are full, and keep their spaces",
    arguments: [
      ("", 5, [""]), ("a    b", 4, ["a   ", " b"]), ("abc", 2, ["ab", "c"]),
      ("日本", 3, ["日", "本"]), ("日", 1, ["日"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ]
  )
  func cut(text: String, width: Int, lines: [String]) {
    var wrapper = LineWrapper()
    #expect(Self.lines(of: text) { wrapper.cut($0, width: width, $1) } == lines)
  }

  @Test("A text is wrapped alike, whatever was wrapped before")
  func reuse() {
    var wrapper = LineWrapper()
    let lines = ["“aa”", "日e\u{301}", "bb-", "cc", "dd"]
    for before in ["🇩🇪🇫🇷 x(", "1 «\u{200D}", "a\u{301}"] {
      _ = Self.lines(of: before) { wrapper.cut($0, width: 2, $1) }
      _ = Self.lines(of: before) { wrapper.wrap($0, width: 1, $1) }
      let text = "“aa” 日e\u{301} bb-cc dd"
      #expect(Self.lines(of: text) { wrapper.wrap($0, width: 4, $1) } == lines)
    }
  }

  private static func lines(
    of text: String,
    _ divide: (_ utf8: [UInt8], _ body: LineWrapper.Line) -> Void
  ) -> [String] {
    let utf8 = Array(text.utf8)
    var lines: [String] = []
    divide(utf8) { lines.append(String(copying: utf8.span.extracting($0))) }
    return lines
  }
}

import Bytes
import Testing

@Suite("Line ends")
struct LineEndTests {
  private static let ends: Set<Unicode.Scalar> = [
    "\n", "\u{0B}", "\u{0C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  @Test("Seven scalars end a line, and no other")
  func scalars() {
    for scalar in (0...0x1_0FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let isEnd = Self.ends.contains(scalar)
      let bytes = Array("a\(scalar)b".utf8)
      #expect(scalar.isLineEnd == isEnd)
      #expect(bytes.span.firstLineEnd(from: 0) == (isEnd ? 1 : bytes.count))
      #expect(bytes.span.lengthOfLineEnd(at: 1) == (isEnd ? UTF8.width(scalar) : 0))
    }
  }

  @Test(
    "Text is divided at each line end, and CR LF is one",
    arguments: [
      ("", [""]), ("a", ["a"]), ("\n", ["", ""]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]),
      ("a\rb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\n\rb", ["a", "", "b"]),
      ("a\r\r\nb", ["a", "", "b"]), ("a\u{0B}b\u{0C}c", ["a", "b", "c"]), ("a\u{85}é", ["a", "é"]),
      ("日\u{2028}本\u{2029}", ["日", "本", ""]), ("a\u{2027}b\u{202A}c", ["a\u{2027}b\u{202A}c"]),
    ]
  )
  func lines(text: String, lines: [String]) {
    #expect(text.lines == lines)
    #expect(text.isOneLine == (lines.count == 1))
  }

  @Test(
    "As a title, lines are joined by spaces, and blank lines are left out",
    arguments: [
      ("", ""), (" a ", " a "), ("a\u{0B}b", "a b"), ("a\r\nb\u{85}c", "a b c"),
      ("\na\n \t\nb\n", "a b"), (" \n ", ""),
    ]
  )
  func titles(text: String, title: String) { #expect(text.joinedLines == title) }
}

@Suite("Blank text")
struct BlankTests {
  @Test("White space is what Unicode says")
  func whiteSpace() {
    for scalar in (0...0x1_0FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      #expect(scalar.isWhiteSpace == scalar.properties.isWhitespace)
      #expect(String(scalar).isBlank == scalar.properties.isWhitespace)
    }
  }

  @Test(
    "A text is blank if all of it is white space",
    arguments: [
      ("", true), ("  \t\r\n", true), ("\u{85}\u{A0}\u{3000}\u{2028}", true), ("a ", false),
      (" a", false), ("\u{3000}。", false), (" \u{301}", false), (" \u{200B}", false),
      ("\u{FEFF}", false), (" \0", false),
    ]
  )
  func texts(text: String, isBlank: Bool) { #expect(text.isBlank == isBlank) }
}

@Suite("Text without white space at its ends")
struct TrimmedTests {
  @Test(
    "White space goes at both ends, and stays between words",
    arguments: [
      ("", ""), (" \t\r\n", ""), ("a", "a"), ("\u{3000} a  b\n\u{85}", "a  b"),
      ("\u{200B}a", "\u{200B}a"),
    ]
  )
  func trimmed(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
    #expect("x\(text)".dropFirst().trimmed == trimmed)
  }
}

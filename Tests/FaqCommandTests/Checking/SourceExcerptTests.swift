import Testing

@testable import FaqCommand

@Suite("A line of the source with a mark")
struct SourceExcerptTests {
  @Test(
    "The mark is below the string, the word or the character at the place",
    arguments: [
      (#"{"a": "b c", "d": 1}"#, 6, #"      ^~~~~"#),
      (#"{"a": "b\"c"}"#, 6, #"      ^~~~~~"#),
      (#"{"a": True}"#, 6, "      ^~~~"),
      (#"{"a": -12.5}"#, 6, "      ^~~~~"),
      (#"{"a": [1]}"#, 6, "      ^"),
      (#"{"a": "b"#, 6, "      ^"),
      (#"{"日本": "é"}"#, 11, "         ^~~"),
      ("{\"🙂\":1}", 1, " ^~~~"),
    ]
  )
  func marks(line: String, offset: Int, mark: String) {
    let excerpt = SourceExcerpt(at: offset, in: Self.source(line), columns: 80)
    #expect(excerpt.map { "\($0.line)\n\($0.indentation)\($0.mark)" } == "\(line)\n\(mark)")
  }

  @Test("Tabs are four columns, and what drives a terminal is replaced")
  func hidden() {
    let line = "\t\u{1B}[1m\u{202E}\"a\"\r\n{}"
    let excerpt = SourceExcerpt(at: 8, in: Self.source(line), columns: 80)
    #expect(excerpt?.line == "    �[1m�\"a\"")
    #expect(excerpt?.indentation.count == 9)
    #expect(excerpt?.mark == "^~~")
  }

  @Test("The right line is shown, without a byte order mark")
  func lines() {
    let text = "\u{FEFF}[\n 1,\n]"
    let lines = [3, 6, 9].map { SourceExcerpt(at: $0, in: Self.source(text), columns: 80)?.line }
    #expect(lines == ["[", " 1,", "]"])
  }

  @Test(
    "A long line is cut around the place",
    arguments: [
      (0, "^", "\"0123456789 abcdefghijklmnopq…"),
      (45, "          ^", "…yz 0123456789 abcdefghijklmn…"),
    ]
  )
  func long(offset: Int, mark: String, line: String) {
    let text = String(repeating: "0123456789 abcdefghijklmnopqrstuvwxyz ", count: 10)
    let excerpt = SourceExcerpt(at: offset, in: Self.source("\"" + text), columns: 30)
    #expect(excerpt?.line == line)
    #expect(excerpt.map { $0.line.count <= 30 } == true)
    #expect(excerpt.map { $0.indentation + $0.mark.prefix(1) } == mark)
  }

  @Test("A long string is marked as far as it is shown")
  func longMark() {
    let text = Self.source("[\"" + String(repeating: "a", count: 100) + "\"]")
    let excerpt = SourceExcerpt(at: 1, in: text, columns: 30)
    #expect(excerpt?.line == "[\"" + String(repeating: "a", count: 27) + "…")
    #expect(excerpt?.mark == "^" + String(repeating: "~", count: 27))
  }

  @Test("A place at the end is marked after the line")
  func end() {
    let excerpt = SourceExcerpt(at: 4, in: Self.source("[1,2"), columns: 80)
    #expect(excerpt.map { [$0.line, $0.indentation, $0.mark] } == ["[1,2", "    ", "^"])
  }

  @Test("Nothing is shown of bytes that are no longer there")
  func gone() {
    let text = SourceText(Array("abc".utf8), at: 10)
    #expect(SourceExcerpt(at: 9, in: text, columns: 80) == nil)
    #expect(SourceExcerpt(at: 14, in: text, columns: 80) == nil)
    #expect(SourceExcerpt(at: 11, in: text, columns: 80)?.line == "…abc")
  }

  private static func source(_ text: String) -> SourceText { SourceText(Array(text.utf8), at: 0) }
}

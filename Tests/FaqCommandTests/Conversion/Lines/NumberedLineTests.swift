import FaqService
import Testing

@testable import FaqCommand

@Suite("The number of a line")
struct NumberedLineTests {
  @Test(
    "A number and a tab before the content give the line its number",
    arguments: [
      ("7\t{}\n", 7, 2, "{}\n"),
      ("     7\t{}\n", 7, 7, "{}\n"),
      ("0\t\n", 0, 2, "\n"),
      ("007\t\t{}\n", 7, 4, "\t{}\n"),
      ("123456789012345678\t{}\n", 123_456_789_012_345_678, 19, "{}\n"),
      ("7\t8\t{}\n", 7, 2, "8\t{}\n"),
      ("7\t\u{FEFF}{}\n", 7, 2, "{}\n"),
    ]
  )
  func prefix(line: String, number: Int, prefixLength: Int, content: String) {
    let line = NumberedLine(Array(line.utf8)[...], place: 3)
    #expect(line.number == number)
    #expect(line.prefixLength == prefixLength)
    #expect(String(utf8: line.content) == content)
  }

  @Test(
    "Anything else is content, and the number is the position of the line",
    arguments: [
      "{}\n", "\n", "\t{}\n", "  \t{}\n", "7 {}\n", "7\n", "-7\t{}\n", "7 \t{}\n", "x7\t{}\n",
      "1234567890123456789\t{}\n", "                                7\t{}\n", "٧\t{}\n",
    ]
  )
  func place(line: String) {
    let numbered = NumberedLine(Array(line.utf8)[...], place: 3)
    #expect(numbered.number == 3)
    #expect(numbered.prefixLength == 0)
    #expect(String(utf8: numbered.content) == line)
  }

  @Test("A byte order mark before the content is removed")
  func mark() {
    let line = NumberedLine(Array("\u{FEFF}{}\n".utf8)[...], place: 3)
    #expect(String(utf8: line.content) == "{}\n")
  }
}

import ContentParser
import Renderers
import Testing

@testable import FaqBrowser

@Suite("Lines of the ANSI renderer")
struct StyledLinesTests {
  @Test("Text, looks and links of a document become styled lines")
  func document() throws {
    let address = try Address("https://example.org/a")
    var output = OutputBuffer()
    TextRenderer.ansi(theme: .dark).write(
      [
        .heading(level: 1, "Cost"), .paragraph([.text("See "), .link([.text("prices")], address)]),
      ],
      to: &output
    )
    var link = CellStyle([.underline, .cyan])
    link.link = Hyperlink(identifier: "1393c244", address: "https://example.org/a")
    var paragraph = StyledLine("See ")
    paragraph.append("prices", link)
    #expect(
      StyledLines.read(output.bytes)
        == [StyledLine("Cost", CellStyle([.bold, .cyan])), StyledLine(), paragraph]
    )
  }

  @Test(
    "Sequences that the renderer does not write leave nothing behind",
    arguments: [
      ("a\u{1B}[2Jb\n", "ab"), ("a\u{1B}]0;title\u{1B}\\b\n", "ab"), ("a\u{1B}", "a"),
      ("a\u{1B}[1", "a"), ("a\u{1B}]8;;x", "a"), ("a\u{1B}cb", "ab"),
      ("\u{1B}]8;;a\u{7}b\u{1B}\\c", "c"),
    ]
  )
  func otherSequences(text: String, expected: String) {
    #expect(StyledLines.read(Array(text.utf8)) == [StyledLine(expected)])
  }
}

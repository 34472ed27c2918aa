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
      StyledLine.lines(of: output.bytes)
        == [StyledLine("Cost", CellStyle([.bold, .cyan])), StyledLine(), paragraph]
    )
  }

  @Test("A picture keeps its colours from the renderer to the terminal")
  func picture() throws {
    let text = "\u{1B}[0;38;2;1;2;3;48;2;4;5;6m▀\u{1B}[0m b\n"
    let line = try #require(StyledLine.lines(of: Array(text.utf8)).first)
    #expect(line.runs.map(\.text) == ["▀", " b"])
    #expect(line.runs.map(\.style.parameters) == [[38, 2, 1, 2, 3, 48, 2, 4, 5, 6], []])
    var terminal = ModelTerminal(ScreenSize(columns: 3, rows: 1))
    var grid = Grid(ScreenSize(columns: 3, rows: 1))
    grid.write(line, at: ScreenPoint(column: 0, row: 0), columns: 3)
    var painter = Painter(hyperlinks: true)
    terminal.receive(painter.paint(grid))
    #expect(terminal.shows(grid))
  }

  @Test(
    "A colour that is incomplete, or of another kind, is skipped",
    arguments: ["38;2;1;2", "38;3;1;2;3", "38;2;256;0;0", "38;5", "38;5;256", "48", "38;2;1;2;3;0"]
  )
  func otherColors(parameters: String) {
    let line = StyledLine.lines(of: Array("\u{1B}[\(parameters)ma".utf8))
    #expect(line == [StyledLine("a")])
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
    #expect(StyledLine.lines(of: Array(text.utf8)) == [StyledLine(expected)])
  }
}

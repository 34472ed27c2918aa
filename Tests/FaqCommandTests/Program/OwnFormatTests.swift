import Renderers
import Testing

@testable import FaqCommand

@Suite("A program finds its formats")
struct OwnFormatTests {
  private static let formats = OutputFormats.standard.adding([
    OutputFormat("Wiki", fileExtension: "wiki") { MarkdownRenderer() },
    OutputFormat("wiki", fileExtension: "txt") { MarkdownRenderer() },
    OutputFormat("AsciiDoc", fileExtension: "adoc") { MarkdownRenderer() },
  ])

  @Test(
    "By their names, or else in another case",
    arguments: [
      ("Wiki", "Wiki"), ("wiki", "wiki"), ("WIKI", "Wiki"), ("AsciiDoc", "AsciiDoc"),
      ("asciidoc", "AsciiDoc"), ("Markdown", "markdown"), ("JSON", "json"), ("other", "plain"),
    ]
  )
  func lookup(name: String, found: String) {
    #expect(Self.formats[FormatName(rawValue: name)].name == found)
  }
}

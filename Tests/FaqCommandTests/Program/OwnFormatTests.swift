import ContentParser
import Platform
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

  @Test("A renderer of a standard format can be made outside of a run")
  func settings() {
    let settings = OutputSettings(width: 20, names: .faqs)
    let renderer = OutputFormat.plain().renderer(settings)
    let document = Document(blocks: BlockList([BodyBlock("It is longer than a line.")]))
    #expect(renderer.render(document) == "It is longer than a\nline.\n")
  }

  @Test("A command whose output is made of nodes refuses a format without them")
  func formatWithoutNodes() throws {
    let error = """
      acme-help: the format 'csv' has no form for block types
      Omit --format, or write --format json.

      """
    #expect(
      try Program.acmeHelp.run(["types", "--format", "csv"])
        == .init(ending: .exited(2), output: "", error: error)
    )
    #expect(
      try Program.acmeHelp.run(["search", "nothing-like-it", "--format", "csv"]).output.isEmpty
    )
    let coverage = try Program.acmeHelp.run(["check", "--coverage"]).output
    #expect(coverage.contains("Type "))
    #expect(coverage.contains(" csv"))
  }

  @Test("A program can have the standard JSON under another name")
  func json() async {
    let format = OutputFormat("raw", fileExtension: "json") { settings in
      JSONRenderer(types: settings.types, base: settings.base)
    }
    let entry = #"{"elements":[{"type":"title","text":"A"}]}"#
    let output = RecordedOutput()
    let run = Run(
      program: FaqCommand(
        name: "faq",
        version: "1.0",
        content: .embedded(#"{"base":"https://a.example/","faqs":[\#(entry)],"note":1}"#),
        formats: [format]
      ),
      arguments: ["convert", "--to", "raw"].map { Argument($0) },
      environment: .pipe(),
      output: output,
      errors: output
    )
    #expect(await run.status() == .done)
    #expect(
      output.text == #"""
        {"schemaVersion":1,"base":"https://a.example/","faqs":[\#(entry)],
        "envelope":{"note":1}}

        """#
    )
  }
}

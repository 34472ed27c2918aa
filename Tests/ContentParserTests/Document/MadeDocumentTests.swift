import ContentParser
import FaqService
import Testing

@Suite("A document made in code")
struct MadeDocumentTests {
  private static func document() throws -> Document {
    Document(
      blocks: [
        TitleBlock("Why \"so\"?"),
        BodyBlock("Because.\n\nReally: é🙂\u{1B}"),
        ButtonBlock("Read", try Address("https://example.com")),
      ]
    )
  }

  @Test("It has the blocks, their nodes, the first title and no faults")
  func blocks() throws {
    let document = try Self.document()
    #expect(document.blocks.map(\.type) == [.title, .body, .button])
    #expect(document.title == "Why \"so\"?")
    #expect(
      try document.lowered == [
        .heading(level: 1, "Why \"so\"?"),
        .paragraph("Because."),
        .paragraph("Really: é🙂\u{1B}"),
        .action("Read", Address("https://example.com")),
      ]
    )
    #expect(document.diagnostics.isEmpty)
    #expect(document.refusal == nil)
    #expect(document.language == Language())
  }

  @Test("Its entry is the JSON of its items")
  func raw() throws {
    #expect(
      String(bytes: try Self.document().raw.source) == #"""
        {"elements":[{"type":"title","text":"Why \"so\"?"},\#
        {"type":"body","text":"Because.\n\nReally: é🙂\u001b"},\#
        {"type":"button","text":"Read","action":"https://example.com"}]}
        """#
    )
  }

  @Test("Parsed again, it is equal")
  func roundTrip() throws {
    let document = try Self.document()
    let text = try #require(String(bytes: document.raw.source))
    #expect(ContentParser().parse(try RawFaq(parsing: text)) == document)
    #expect(ContentParser().parse(document.raw) == document)
  }

  @Test("It may have blocks of a parsed document, each with its item")
  func parsedBlocks() throws {
    let parsed = try ContentParser().parse(items: #"{"type":"poll", "n":1.0},7"#)
    let document = Document(blocks: [TitleBlock("a"), parsed.blocks[0], parsed.blocks[1]])
    #expect(
      String(bytes: document.raw.source)
        == #"{"elements":[{"type":"title","text":"a"},{"type":"poll", "n":1.0},7]}"#
    )
  }

  @Test("It may be empty")
  func empty() {
    let document = Document(blocks: [])
    #expect(document.body.isEmpty)
    #expect(document.title == nil)
    #expect(String(bytes: document.raw.source) == #"{"elements":[]}"#)
    #expect(document.diagnostics.map(\.code) == [.emptyFaq])
  }
}

private extension String {
  init?(bytes: some Sequence<UInt8>) { self.init(validating: Array(bytes), as: UTF8.self) }
}

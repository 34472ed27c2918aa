import FaqService
import Testing

@testable import FaqCommand

@Suite("Content that is not JSON")
struct ForeignContentTests {
  private static let shape = """
    → They were looked for in headings, bold lines, lists, tables and the elements of a page. \
    Content is written [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
    """

  @Test(
    "Content in another format is recognised",
    arguments: [
      ("# Help\n\nText", "Markdown"), ("**Help**", "Markdown"), ("![a](b)", "Markdown"),
      ("- one\n- two", "Markdown"), ("# v1.0\n- **Pay**\n- Tests: none", "Markdown"),
      ("---\ntitle: a\n---\n", "YAML"), ("- title: a\n  body: b", "YAML"), ("faqs:\n", "YAML"),
      ("\n\n<!doctype html>", "HTML"), ("<?xml version=\"1.0\"?>", "XML"),
      ("question,answer\na,b\n", "CSV"), ("\"a\",\"b\"\n\"c\",\"d\"", "CSV"), ("a;b\nc;d", "CSV"),
      ("Opening hours", "plain text"), ("Часы работы", "plain text"), ("1 hour", "plain text"),
      ("[Home](a.md) | [Help](b.md)", "Markdown"),
    ]
  )
  func formats(content: String, name: String) async throws {
    let mistake = try #require(try await JSONMistake.summary(in: content))
    let message = "this looks like \(name), but no questions with answers were found"
    #expect(mistake.hasSuffix(" \(message) \(Self.shape)"))
  }

  @Test(
    "A format that is not read is recognised, with a way to convert it",
    arguments: [
      ("= Help\n\nText", "AsciiDoc", "HTML: asciidoctor -o faqs.html FILE."),
      (".. note::\n\n   Text", "reStructuredText", "Markdown: pandoc -t gfm -o faqs.md FILE."),
      ("%PDF-1.7", "PDF", "text: pdftotext -layout FILE faqs.txt."),
      ("PK\u{3}\u{4}", "a ZIP archive, such as .docx", "HTML or CSV, or unpack it."),
      ("\u{1F}\u{8B}", "a compressed file", "text: gunzip -c FILE | faq list --source -."),
    ]
  )
  func unreadFormats(content: String, name: String, conversion: String) async throws {
    #expect(
      try await JSONMistake.summary(in: content) == """
        1:1 this looks like \(name), and not like JSON → Convert it to \(conversion) Content is written \
        [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
        """
    )
  }

  @Test(
    "Another encoding is named",
    arguments: [
      (
        [0x5B, 0x22, 0x63, 0xE9, 0x22, 0x5D],
        "1:4 the byte 0xE9 is not UTF-8; in Windows-1252 it is 'é'"
          + " → Save the content as UTF-8 (iconv -f windows-1252 -t UTF-8), "
          + "or read it with --encoding windows-1252."
      ),
      (
        [0x5B, 0x22, 0x93, 0x22, 0x5D],
        "1:3 the byte 0x93 is not UTF-8; in Windows-1252 it is '“'"
          + " → Save the content as UTF-8 (iconv -f windows-1252 -t UTF-8), "
          + "or read it with --encoding windows-1252."
      ),
      (
        [0xFF, 0xFE, 0x5B, 0, 0x5D, 0],
        "1:1 the content is in UTF-16 (little-endian), and not in UTF-8"
          + " → Save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8."
      ),
      (
        [0, 0x5B, 0, 0x5D],
        "1:1 the content is in UTF-16 (big-endian), and not in UTF-8"
          + " → Save it as UTF-8, or convert it: iconv -f UTF-16BE -t UTF-8."
      ),
    ] as [([UInt8], String)]
  )
  func encodings(content: [UInt8], mistake: String) async throws {
    #expect(try await JSONMistake.summary(in: MemorySource(content)) == mistake)
  }
}

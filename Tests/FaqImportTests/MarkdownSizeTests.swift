import FaqService
import Testing

@testable import FaqImport

@Suite("Long Markdown files")
struct MarkdownSizeTests {
  @Test(
    "Signs without an end are passed over in time that grows with the text alone",
    arguments: [
      "# Why?\n", "**Why?**\n\n", "Q: Why?\n", "Q: ", "- **Why?** So\n", "Why?\n: So\n", ": \n\n",
      "??? note \"Why?\"\n", "::: details Why?\n", ":::\n", "<details>\n", "<details><summary>",
      "</details>", "<", "<!--", "[a]: /b\n", "[a]", "---\n", "a: b\n", "\n", "1. ", "\"", "?",
    ]
  )
  func patterns(pattern: String) {
    let text = "# FAQ\n\n" + String(repeating: pattern, count: 60_000 / pattern.utf8.count)
    let count = Recognisers.read(ForeignText(text))?.entries.count ?? 0
    #expect(count <= text.utf8.count)
  }

  @Test("Elements nested deeper than the limit are content")
  func depth() throws {
    let opening = "<details>\n<summary>Why?</summary>\n\n"
    let text =
      "# FAQ\n\n" + String(repeating: opening, count: 500) + "So.\n\n"
      + String(repeating: "</details>\n\n", count: 500)
    let result = try #require(try Importer(name: "test").read(Array(text.utf8)))
    #expect(result.record.reading.description.hasPrefix("questions in containers"))
  }
}

import FaqService
import Testing

@testable import FaqImport

@Suite("Long Markdown files")
struct MarkdownSizeTests {
  @Test(
    "Signs without an end are skipped in time that grows with the text alone",
    arguments: [
      "# Why?\n", "**Why?**\n\n", "Q: Why?\n", "Q: ", "- **Why?** So\n", "Why?\n: So\n", ": \n\n",
      "??? note \"Why?\"\n", "::: details Why?\n", ":::\n", "<details>\n", "<details><summary>",
      "</details>", "<", "<!--", "[a]: /b\n", "[a]", "---\n", "a: b\n", "\n", "1. ", "\"", "?",
    ]
  )
  func patterns(pattern: String) {
    let text = "# FAQ\n\n" + String(repeating: pattern, count: 15_000 / pattern.utf8.count)
    let count = ForeignText(Array(text.utf8)).flatMap(Recognisers.read)?.entries.count ?? 0
    #expect(count <= text.utf8.count)
  }

  @Test(
    "A file that is read in small slices has the same FAQs",
    arguments: Fixture.all(in: "Markdown")
  )
  func slices(fixture: Fixture) throws {
    let text = try #require(ForeignText(try fixture.content()))
    let readings = [MarkdownFile.sliceSize, 1].compactMap { size in
      var entries = MarkdownEntries(of: text, slicesOf: size)
      return entries?.next(upTo: .max)
    }
    let (expected, content) = (readings[0], try #require(readings.dropFirst().first))
    #expect(NativeContent(content).bytes == NativeContent(expected).bytes)
    #expect("\(content.reading)" == "\(expected.reading)")
    #expect(content.account.shownCount == expected.account.shownCount)
    #expect(content.account.leftOutCounts == expected.account.leftOutCounts)
    #expect("\(content.account.passedOver)" == "\(expected.account.passedOver)")
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

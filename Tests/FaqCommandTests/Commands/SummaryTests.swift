import FaqCommand
import Testing

@Suite("Summaries of FAQs")
struct SummaryTests {
  private static let content = #"""
    [
      {"summary": "It takes two days.", "elements": [{"type": "title", "text": "How long?"}]},
      {"elements": [{"type": "title", "text": "How much?"}], "summary": " "}
    ]
    """#

  @Test(
    "They follow the titles of an overview",
    arguments: [
      (["list"], "FAQ Overview\n\n1. How long? – It takes two days.\n2. How much?\n"),
      (["show", "how"], "FAQ Overview\n\n1. How long? – It takes two days.\n2. How much?\n"),
      (
        ["list", "--format", "json"],
        """
        {"schemaVersion":1,"overview":[\
        {"number":1,"title":"How long?","summary":"It takes two days."},
        {"number":2,"title":"How much?"}]}

        """
      ),
    ]
  )
  func overview(arguments: [String], output: String) throws {
    #expect(try Program.faq.run(arguments, reading: Self.content).output == output)
  }

  @Test("An FAQ itself is shown without it")
  func show() throws {
    #expect(try Program.faq.run(["show", "1"], reading: Self.content).output == "How long?\n")
  }
}

import ContentParser
import FaqService
import Testing

@Suite("The summary of an entry")
struct SummaryTests {
  @Test(
    "It is the text of the entry's member, on one line",
    arguments: [
      (#"{"summary":"It takes\n two days. ","elements":[]}"#, "It takes  two days."),
      (#"{"summary":" ","elements":[]}"#, nil),
      (#"{"summary":7,"elements":[]}"#, nil),
      (#"[{"type":"title","text":"a","summary":"b"}]"#, nil),
      (#"{"elements":[]}"#, nil),
    ] as [(String, String?)]
  )
  func text(entry: String, summary: String?) throws {
    #expect(try RawFaq(parsing: entry).summary == summary)
  }

  @Test("A summary that is no text has a warning")
  func warning() throws {
    let documents = try ContentParser().parse(
      content: #"[{"summary": ["a"], "elements": [{"type": "title", "text": "a"}]}]"#
    )
    #expect(
      documents.flatMap(\.summaries) == [
        """
        1:14 /0/summary warning wrong-kind: `summary` must be a string, but this is an array → \
        Write one line, as in "summary": "It takes two days.".
        """
      ]
    )
  }
}

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

  @Test(
    "Aliases that are no texts have a warning",
    arguments: [
      ("7", "1:14 /0/aliases", "the number 7"), (#"["a",{}]"#, "1:14 /0/aliases", "an object"),
      (#"["a","b"]"#, nil, ""), (#""a""#, nil, ""), ("[]", nil, ""),
    ] as [(String, String?, String)]
  )
  func aliases(value: String, place: String?, kind: String) throws {
    let documents = try ContentParser().parse(
      content: #"[{"aliases": \#(value), "elements": [{"type": "title", "text": "a"}]}]"#
    )
    let message = "`aliases` must be an array of strings, but this is \(kind)"
    let hint = #"Write other wordings, as in "aliases": ["refund", "money back"]."#
    #expect(
      documents.flatMap(\.summaries)
        == [place.map { "\($0) warning wrong-kind: \(message) → \(hint)" }].compactMap(\.self)
    )
  }
}

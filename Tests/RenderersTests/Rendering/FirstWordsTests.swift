import ContentParser
import FaqService
import Renderers
import Testing

@Suite("The first words of an FAQ without a title")
struct FirstWordsTests {
  @Test(
    "They follow in the overview, up to the end of a word",
    arguments: [
      (#"{"type":"body","text":"You can pay by card."}"#, "You can pay by card."),
      (
        #"{"type":"body","text":"You can pay by card, by invoice or in cash at the till."}"#,
        "You can pay by card, by invoice or in cash at…"
      ),
      (
        #"{"type":"title","text":" "},{"type":"body","text":"One\n\n two\tthree"}"#, "One two three"
      ),
      (
        #"{"type":"button","text":"Pay","action":"https://a.org"},{"type":"body","text":"Now."}"#,
        "Pay https://a.org Now."
      ),
      (#"{"type":"video","text":"A tour","width":1}"#, "A tour width: 1"),
      (#"{"type":"body","text":"a\u001b[2Jb\u2028c\u202ed"}"#, "a\u{FFFD}[2Jb c\u{FFFD}d"),
      (
        #"{"type":"body","text":"日本語のテキストは、語の間に空白がないので、どこでも改行できます。"}"#,
        "日本語のテキストは、語の間に空白がないので、ど…"
      ),
    ]
  )
  func words(items: String, words: String) throws {
    let row = OverviewRow(number: 1, of: try .parsing(items))
    #expect(row.visibleTitle == "(untitled) \(words)")
  }

  @Test("A text without spaces is cut where it is too long")
  func long() {
    let text = String(repeating: "e\u{301}", count: 1_000)
    let row = OverviewRow(number: 1, of: Document(blocks: [BodyBlock(text)]))
    #expect(row.firstWords == String(text.prefix(47)) + "…")
  }

  @Test(
    "There are none where nothing but the program speaks",
    arguments: [#"{"elements":[]}"#, #"{"elements":[{"type":"video"}]}"#, #"{"elements": oh}"#]
  )
  func none(line: String) throws {
    let entries = try [RawFaq].reading("{\"elements\":[]}\n" + line)
    for policy in UnknownPolicy.allCases {
      let rows = entries.map {
        OverviewRow(number: 1, of: $0, by: ContentParser(unknownPolicy: policy))
      }
      #expect(rows.map(\.visibleTitle) == ["(untitled)", "(untitled)"])
    }
  }

  @Test("A title needs no words, wherever it stands")
  func titled() throws {
    let items = #"{"type":"body","text":"a"},{"type":"title","text":"T"}"#
    let faq = try RawFaq(parsing: #"{"elements":[\#(items)]}"#)
    let rows = [
      OverviewRow(number: 1, of: try .parsing(items)),
      OverviewRow(number: 1, of: faq, by: ContentParser()),
    ]
    #expect(rows == Array(repeating: OverviewRow(number: 1, title: "T"), count: 2))
  }

  @Test("In JSON there is no title")
  func json() {
    let row = OverviewRow(number: 1, of: Document(blocks: [BodyBlock("a")]))
    #expect(
      JSONRenderer().renderOverview([row])
        == #"{"schemaVersion":1,"overview":[{"number":1,"title":null}]}"# + "\n"
    )
  }
}

import ContentParser
import FaqService
import Renderers
import Testing

@Suite("The data for search engines of an HTML page")
struct HTMLStructuredDataTests {
  private let renderer = HTMLRenderer().overriding(ButtonBlock.self) { button, writer in
    writer.writeMarkup("<hr>", words: button.text)
  }

  private func data(_ entries: String...) throws -> [[String]]? {
    let documents = try entries.map { ContentParser().parse(try RawFaq(parsing: "[\($0)]")) }
    return renderer.render(documents).questionsInHTML
  }

  private static let title = #"{"type":"title","text":"t"}"#

  @Test("It is written as it stands in a script element")
  func spelling() throws {
    let page = HTMLRenderer().render(
      try Document.parsing(
        #"{"type":"title","text":"a & b"},{"type":"body","text":"<\"'\\>\t\u0000\n\nc"}"#
      )
    )
    let data = page.drop { $0 != "\u{5B}" }.split(separator: "<script")[1]
    #expect(
      "<script" + data == #"""
        <script type="application/ld+json">
        {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[
        {"@type":"Question","name":"a \u0026 b","acceptedAnswer":{"@type":"Answer",\#
        "text":"\u003c\"'\\\u003e\t\#u{FFFD}\nc"}}
        ]}
        </script>
        </body>
        </html>

        """#
    )
  }

  @Test(
    "An answer is a line for each line that is seen",
    arguments: [
      (#"{"type":"body","text":"a\nb\n\n\nc"},{"type":"body","text":"d"}"#, "a\nb\nc\nd"),
      (#"{"type":"v","text":"a"}"#, "A block of type “v” cannot be shown here\na"),
      (#"{"type":"button","text":"a\n\n","action":"tel:1"},{"type":"body","text":"b"}"#, "a\n\nb"),
      (#"{"type":"button","text":"\n\na\nb\n","action":"tel:1"}"#, "\n\na\nb"),
      (#"{"type":"button","text":"<\\>\u0000","action":"tel:1"}"#, "<\\>\u{0}"),
      (#"{"type":"body","text":"a"},{"type":"button","text":"","action":"tel:1"}"#, "a"),
    ]
  )
  func lines(items: String, answer: String) throws {
    #expect(try data("\(Self.title),\(items)") == [["t", answer]])
    #expect(try data("\(items),\(Self.title)") == [["t", answer]])
  }

  @Test("The first title is no part of the answer; others are")
  func titles() throws {
    #expect(
      try data(#"{"type":"body","text":"a"},\#(Self.title),{"type":"title","text":"u"}"#)
        == [["t", "a\nu"]]
    )
  }

  @Test("A question with nothing to see in its answer is left out, and so are faults")
  func nothing() throws {
    let answered = #"\#(Self.title),{"type":"body","text":"a"}"#
    let blank = #"\#(Self.title),{"type":"button","text":" \n\t","action":"tel:1"}"#
    #expect(try data(Self.title, answered, blank, answered) == [["t", "a"], ["t", "a"]])
    #expect(try data(blank, Self.title) == nil)
  }

  @Test("A character is escaped wherever it stands, in the page and in the data", arguments: 0...70)
  func everywhere(offset: Int) throws {
    let before = String(repeating: "a", count: offset)
    for behind in ["", "b", "bcd", String(repeating: "b", count: 40)] {
      let page = HTMLRenderer().render(
        try Document.parsing(
          #"{"type":"body","text":"\#(before)&\u009f<é\u202e😀\ufffe“'\ud83f\udfff—\#(behind)"}"#
        )
      )
      #expect(page.contains("<p>\(before)&amp;�&lt;é�😀�“&#39;�—\(behind)</p>"))
      #expect(page.contains(#""text":"\#(before)\u0026�\u003cé�😀�“'�—\#(behind)"}"#))
    }
  }
}

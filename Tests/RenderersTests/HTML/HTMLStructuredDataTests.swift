import ContentParser
import FaqService
import Renderers
import Testing

@Suite("The data for search engines of an HTML page")
struct HTMLStructuredDataTests {
  private let renderer = HTMLPageRenderer().overriding(ButtonBlock.self) { _, writer in
    writer.element("hr")
  }

  private func data(_ entries: String...) throws -> [[String]]? {
    let parser = ContentParser(registry: try .standard.adding(Verse.self))
    let documents = try entries.map { parser.parse(try RawFaq(parsing: "[\($0)]")) }
    return renderer.render(documents).questionsInHTML
  }

  private static let title = #"{"type":"title","text":"t"}"#

  @Test("It is written as it stands in a script element")
  func spelling() throws {
    let page = HTMLPageRenderer().render(
      try Document.parsing(
        #"{"type":"title","text":"a & b"},{"type":"body","text":"<\"'\\>\t\u0000\n\nc"}"#
      )
    )
    let data = page.drop { $0 != "\u{5B}" }.split(separator: "<script")[1]
    #expect(
      "<script" + data == #"""
        <script type="application/ld+json">
        {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[
        {"@type":"Question","@id":"#a-b","name":"a \u0026 b","acceptedAnswer":{"@type":"Answer",\#
        "text":"\u003c\"'\\\u003e\t\#u{FFFD}\nc"}}
        ]}
        </script>
        </body>
        </html>

        """#
    )
  }

  @Test(
    "An answer is a line for each line that is seen, whatever an override writes in the page",
    arguments: [
      (#"{"type":"body","text":"a\nb\n\n\nc"},{"type":"body","text":"d"}"#, "a\nb\nc\nd"),
      (#"{"type":"button","text":"a","action":"tel:1"}"#, "a"),
      (#"{"type":"button","text":" ","action":"tel:1"}"#, "tel:1"),
      (#"{"type":"verse","text":"a//"},{"type":"body","text":"b"}"#, "a\n\nb"),
      (#"{"type":"verse","text":"//a/b/"}"#, "\n\na\nb"),
      (#"{"type":"verse","text":"<\\>\u0000"}"#, "<\\>\u{FFFD}"),
      (#"{"type":"body","text":"a"},{"type":"verse","text":""}"#, "a"),
    ]
  )
  func lines(items: String, answer: String) throws {
    #expect(try data("\(Self.title),\(items)") == [["t", answer]])
    #expect(try data("\(items),\(Self.title)") == [["t", answer]])
  }

  @Test(
    "A notice of the program is no part of the answer, and what it is about is",
    arguments: [
      (#"{"type":"v","text":"a"}"#, "a"),
      (#"{"type":"v","text":"a","n":1,"w":"auto"}"#, "a\nn 1\nw auto"),
      (#"{"type":"v","fallback":[{"type":"w","text":"a"},{"type":"body","text":"b"}]}"#, "a\nb"),
      (#"{"type":"body","text":["a"]},{"type":"body","text":"b"}"#, "a\nb"),
    ]
  )
  func notices(items: String, answer: String) throws {
    #expect(try data("\(Self.title),\(items)") == [["t", answer]])
  }

  @Test("An FAQ with nothing but notices, or that is refused, is no question")
  func onlyNotices() throws {
    #expect(try data(#"\#(Self.title),{"type":"v"}"#) == nil)
    let items = #"\#(Self.title),{"type":"body","text":"a"},{"type":"v"}"#
    let refused = try Document.parsing(items, unknownPolicy: .fail)
    #expect(refused.refusal != nil)
    #expect(!renderer.render(refused).contains("<script"))
  }

  @Test("The first title is no part of the answer; others are")
  func titles() throws {
    #expect(
      try data(#"{"type":"body","text":"a"},\#(Self.title),{"type":"title","text":"u"}"#)
        == [["t", "a\nu"]]
    )
  }

  @Test("A question whose answer shows nothing is left out")
  func nothing() throws {
    let answered = #"\#(Self.title),{"type":"body","text":"a"}"#
    let blank = #"\#(Self.title),{"type":"verse","text":" / /\t"}"#
    #expect(try data(Self.title, answered, blank, answered) == [["t", "a"], ["t", "a"]])
    #expect(try data(blank, Self.title) == nil)
  }

  @Test("A character is escaped wherever it stands, in the page and in the data", arguments: 0...70)
  func everywhere(offset: Int) throws {
    let before = String(repeating: "a", count: offset)
    for behind in ["", "b", "bcd", String(repeating: "b", count: 40)] {
      let page = HTMLPageRenderer().render(
        try Document.parsing(
          #"{"type":"body","text":"\#(before)&\u009f<é\u202e😀\ufffe“'\ud83f\udfff—\#(behind)"}"#
        )
      )
      #expect(page.contains("<p>\(before)&amp;�&lt;é�😀�“&#39;�—\(behind)</p>"))
      #expect(page.contains(#""text":"\#(before)\u0026�\u003cé�😀�“'�—\#(behind)"}"#))
    }
  }
}

/// A block with lines that may be empty: a slash ends each.
private struct Verse: ParsableBlock {
  static let type: BlockType = "verse"
  static let fields = ItemFields(.required("text", .text), as: Self.init)
  let raw: RawItem
  let text: String

  var body: [Node] {
    let lines = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { [Inline.text(String($0))] }
    return [.paragraph(Array(lines.joined(separator: [.lineBreak])))]
  }
}

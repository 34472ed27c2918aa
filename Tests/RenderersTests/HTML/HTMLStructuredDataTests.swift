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
        "text":"\u003cp\u003e\u0026lt;\u0026quot;\u0026#39;\\\u0026gt;\t\#u{FFFD}\#
        \u003c/p\u003e\u003cp\u003ec\u003c/p\u003e"}}
        ]}
        </script>
        </body>
        </html>

        """#
    )
  }

  @Test(
    "An answer has an element for each one that is seen, whatever an override writes in the page",
    arguments: [
      (
        #"{"type":"body","text":"a\nb\n\n\nc"},{"type":"body","text":"d"}"#,
        "<p>a<br>b</p><p>c</p><p>d</p>"
      ),
      (#"{"type":"button","text":"a","action":"tel:1"}"#, #"<p><a href="tel:1">a</a></p>"#),
      (#"{"type":"button","text":" ","action":"tel:1"}"#, #"<p><a href="tel:1">tel:1</a></p>"#),
      (#"{"type":"verse","text":"a//"},{"type":"body","text":"b"}"#, "<p>a<br><br></p><p>b</p>"),
      (#"{"type":"verse","text":"//a/b/"}"#, "<p><br><br>a<br>b<br></p>"),
      (#"{"type":"verse","text":"<\\>\u0000"}"#, "<p>&lt;\\&gt;\u{FFFD}</p>"),
      (#"{"type":"body","text":"a"},{"type":"verse","text":""}"#, "<p>a</p>"),
    ]
  )
  func lines(items: String, answer: String) throws {
    #expect(try data("\(Self.title),\(items)") == [["t", answer]])
    #expect(try data("\(items),\(Self.title)") == [["t", answer]])
  }

  @Test(
    "A notice of the program is no part of the answer, and what it is about is",
    arguments: [
      (#"{"type":"v","text":"a"}"#, "<p>a</p>"),
      (
        #"{"type":"v","text":"a","n":1,"w":"auto"}"#,
        "<p>a</p><p><strong>n</strong> 1</p><p><strong>w</strong> auto</p>"
      ),
      (
        #"{"type":"v","fallback":[{"type":"w","text":"a"},{"type":"body","text":"b"}]}"#,
        "<p>a</p><p>b</p>"
      ),
      (#"{"type":"body","text":["a"]},{"type":"body","text":"b"}"#, "<ul><li>a</li></ul><p>b</p>"),
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

  @Test("An answer keeps links, lists, headings and emphasis, and the text of all else")
  func elements() {
    let nodes: [Node] = [
      .heading(level: 1, ["a"]), .list(.bullets, [[.paragraph(["b", .lineBreak, .code("<c>")])]]),
      .list(.numbers(from: 2), [[.paragraph(["d"]), .quote([.paragraph([.mark(["e"])])])]]),
      .paragraph([.strong(["f"]), .emphasis([" "]), .emphasis(["g"])]), .divider,
      .notice(.tip, "h", [.code("i\nj", language: nil)]), .details(["k"], []),
      .table(Node.Table(header: [["l"], ["m"]], rows: [[["n"], []]])),
    ]
    let page = HTMLPageRenderer().render(Document(blocks: [Fixed(nodes: nodes)]))
    #expect(
      page.questionsInHTML?.first?.last == """
        <h2>a</h2><ul><li>b<br>&lt;c&gt;</li></ul><ol><li><p>d</p><p>e</p></li></ol>\
        <p><strong>f</strong> <em>g</em></p><p><strong>h</strong></p><p>i<br>j</p>\
        <p><strong>k</strong></p><p>l m</p><p>n</p>
        """
    )
  }

  @Test("The first title is no part of the answer; others are")
  func titles() throws {
    #expect(
      try data(#"{"type":"body","text":"a"},\#(Self.title),{"type":"title","text":"u"}"#)
        == [["t", "<p>a</p><p>u</p>"]]
    )
  }

  @Test("A question whose answer shows nothing is left out")
  func nothing() throws {
    let answered = #"\#(Self.title),{"type":"body","text":"a"}"#
    let blank = #"\#(Self.title),{"type":"verse","text":" / /\t"}"#
    let all = try data(Self.title, answered, blank, answered)
    #expect(all == [["t", "<p>a</p>"], ["t", "<p>a</p>"]])
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
      let answer = #"\#(before)\u0026amp;�\u0026lt;é�😀�“\u0026#39;�—\#(behind)"#
      #expect(page.contains(#""text":"\u003cp\u003e\#(answer)\u003c/p\u003e"}"#))
    }
  }
}

private struct Fixed: Block {
  let type: BlockType = "fixed"
  let raw = RawItem(type: "fixed")
  let nodes: [Node]

  var body: [Node] { nodes }
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

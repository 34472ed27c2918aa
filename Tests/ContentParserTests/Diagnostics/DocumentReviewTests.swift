import ContentParser
import FaqService
import Testing

@Suite("A review for authors")
struct DocumentReviewTests {
  private static let title = #"{"type":"title","text":"a"}"#

  @Test(
    "Valid content that is hardly meant gives warnings",
    arguments: [
      (
        #"{"type":"title","text":" "},{"type":"body","text":"b"}"#,
        "1:37 /elements/0/text warning empty-title: this title is empty"
          + " → Write a text, or remove the item."
      ),
      (
        #"\#(title),{"type":"body","text":"\n\n"}"#,
        "1:64 /elements/1/text warning empty-body: this body is empty"
          + " → Write a text, or remove the item."
      ),
      (
        #"\#(title),{"type":"button","text":"","action":"tel:1"}"#,
        "1:66 /elements/1/text warning empty-label: this button has no label"
          + " → Write a text, or remove the item."
      ),
      (
        #"{"type":"body","text":"b"},\#(title)"#,
        "1:41 /elements/1 warning late-title: the title is not the first item of this FAQ"
          + " → Move it to the start of `elements`."
      ),
      (
        title,
        "1:14 /elements/0 warning missing-answer: this FAQ has a title, but no answer"
          + #" → Add {"type": "body", "text": "…"} after it."#
      ),
      (
        #"\#(title),{"type":"body","text":"é **b** c"}"#,
        "1:64 /elements/1/text warning markup-in-text: `**b**` looks like Markdown, "
          + "but a body is plain text → Readers see it as it is written here, "
          + #"unless you add "format": "markdown"."#
      ),
      (
        #"\#(title),{"type":"body","text":"<b>c</b>"}"#,
        "1:64 /elements/1/text warning markup-in-text: `<b>` looks like HTML, "
          + "but a body is plain text → Readers see it as it is written here, "
          + #"unless you add "format": "html"."#
      ),
      (
        #"\#(title),{"type":"body","format":"markdown","text":" "}"#,
        "1:84 /elements/1/text warning empty-body: this body is empty"
          + " → Write a text, or remove the item."
      ),
      (
        #"\#(title),{"type":"v","fallback":[{"type":"body","text":""}]}"#,
        "1:88 /elements/1/fallback/0/text warning empty-body: this body is empty"
          + " → Write a text, or remove the item."
      ),
    ]
  )
  func warnings(items: String, warning: String) throws {
    let document = try ContentParser().parse(items: items)
    let added = document.review().filter { !document.diagnostics.contains($0) }
    #expect(added.map(\.summary) == [warning])
  }

  @Test(
    "A character that drives a terminal or reorders text has its code point and its place",
    arguments: [
      (#"é\u001bb"#, "1:66", "control character U+001B"),
      (#"é\t\n\r\u202Eb"#, "1:72", "direction control U+202E"),
      ("éb\u{202E}c", "1:67", "direction control U+202E"),
      ("\u{9B}c\u{7F}", "1:65", "control character U+009B, and 1 more like it"),
      (#"\\u001b\b"#, "1:72", "control character U+0008"),
    ]
  )
  func characters(text: String, place: String, name: String) throws {
    let document = try ContentParser().parse(
      items: #"\#(Self.title),{"type":"body","text":"\#(text)"}"#
    )
    #expect(
      document.review().map(\.summary) == [
        "\(place) /elements/1/text warning hidden-character: this text holds the \(name)"
          + " → It is not shown; remove it."
      ]
    )
  }

  @Test(
    "A text with markup says which of its addresses are no links, and why",
    arguments: [
      (#""body","format":"markdown","text":"[a](../b)""#, "`../b` is"),
      (
        #""body","format":"html","text":"<p><a href='x.png'><img src='/y'></a>""#,
        "`x.png` and 1 more are"
      ),
      (#""richText","format":"markdown","text":"- *[a](b.md)*""#, "`b.md` is"),
    ]
  )
  func unlinked(item: String, subject: String) throws {
    let items = #"\#(Self.title),{"type":\#(item)}"#
    let found = try ContentParser().parse(items: items).review()
    #expect(found.map(\.code) == [.unlinkedAddress])
    #expect(
      found.first?.message == "\(subject) shown as text, without a link: the scheme is missing"
    )
    #expect(found.first?.hint == "A relative address needs --base, or a `base` before the FAQs.")
    let base = try BaseAddress("https://example.com")
    #expect(try ContentParser(base: base).parse(items: items).review().isEmpty)
  }

  @Test("The spaces in the subject of a mail are encoded, as browsers do")
  func mail() throws {
    let text = "<a href='mailto:a@b.org?subject=c d'>e</a>"
    let items = #"\#(Self.title),{"type":"body","format":"html","text":"\#(text)"}"#
    #expect(try ContentParser().parse(items: items).review().isEmpty)
  }

  @Test("All strings of an item are searched, also of an unknown type")
  func strings() throws {
    let document = try ContentParser().parse(
      items: #"\#(Self.title),{"type":"v","a":{"b":["\u0007"]},"fallback":"c"}"#
    )
    #expect(document.review().map(\.code) == [.unknownType, .hiddenCharacter])
    #expect(document.review().last?.location.pointer == "/elements/1/a/b/0")
  }

  @Test("Faults and warnings are in the order of the content")
  func order() throws {
    let document = try ContentParser().parse(
      items: #"{"type":"body","text":""},{"type":"title","txt":"a"},{"type":"button","text":""}"#
    )
    #expect(
      document.review().map(\.code) == [.emptyBody, .missingMember, .missingMember]
    )
  }

  @Test(
    "Other texts give none",
    arguments: [#"a\nb\tc"#, "\u{200F}أ\u{200E}", "👩‍👩‍👧", #"\u00e9\ud83d\ude00"#, "a * b"]
  )
  func none(text: String) throws {
    let document = try ContentParser().parse(
      items: #"\#(Self.title),{"type":"body","text":"\#(text)"}"#
    )
    #expect(document.review().isEmpty)
  }

  @Test("The embedded content has no warnings")
  func embedded() async throws {
    for try await document in ContentParser().documents() {
      #expect(document.review() == document.diagnostics)
    }
  }
}

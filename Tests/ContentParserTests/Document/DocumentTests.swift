import ContentParser
import FaqService
import Testing

@Suite("A document")
struct DocumentTests {
  @Test("It has one block for each item, in order, and its raw FAQ")
  func blocks() throws {
    let items = #"{"type":"body","text":"a"},7,{"type":"title","text":"b"},{"type":"v"}"#
    let document = try ContentParser().parse(items: items)
    #expect(document.blocks.map(\.type) == ["body", "", "title", "v"])
    #expect(
      document.blocks.map(\.raw.value.description) == document.raw.items.map(\.value.description)
    )
    #expect(document.raw.source.elementsEqual(#"{"elements":[\#(items)]}"#.utf8))
    #expect(
      document.lowered == [
        .paragraph("a"),
        .notice("This is not a block", [.paragraph([.text("7")])]),
        .heading(level: 1, [.text("b")]),
        .notice("A block of type “v” cannot be shown here", []),
      ]
    )
  }

  @Test(
    "Its title is the text of the first title that has one",
    arguments: [
      (#"{"type":"title","text":"a"}"#, "a"),
      (#"{"type":"body","text":"x"},{"type":"title","text":"a"}"#, "a"),
      (
        #"{"type":"title","text":"a"},{"type":"title","text":"b"},{"type":"title","text":"c"}"#, "a"
      ),
      (#"{"type":"title"},{"type":"title","text":"b"}"#, "b"),
      (#"{"type":"title","text":7},{"type":"title","text":"b"}"#, "b"),
      (#"{"type":"title","text":""},{"type":"title","text":"b"}"#, ""),
      (#"{"type":"t\u0069tle","text":"\u0061"}"#, "a"),
      (#"{"type":"title"}"#, nil),
      (#"{"type":"Title","text":"a"}"#, nil),
      (#"{"type":"v","fallback":{"type":"title","text":"a"}}"#, nil),
      (#""title""#, nil),
      ("", nil),
    ]
  )
  func title(items: String, title: String?) throws {
    #expect(try ContentParser().parse(items: items).title == title)
  }

  @Test("Without items, it is empty and has a warning", arguments: [#"[{"elements":[]}]"#, "[[]]"])
  func empty(content: String) throws {
    let documents = try ContentParser().parse(content: content)
    #expect(documents.map(\.body) == [[]])
    #expect(documents.map(\.title) == [nil])
    #expect(documents.map(\.hasErrors) == [false])
    #expect(documents.flatMap(\.summaries) == ["1:2 /0 warning empty-faq: this FAQ has no items"])
  }

  @Test("A second and a third title are shown, each with a warning")
  func threeTitles() throws {
    let document = try ContentParser().parse(
      items: """
        {"type":"title","text":"a"},
        {"type":"title","text":"b"},
        {"type":"title","text":"c"}
        """
    )
    #expect(document.lowered == ["a", "b", "c"].map { .heading(level: 1, [.text($0)]) })
    #expect(
      document.summaries == [
        """
        2:1 /elements/1 warning extra-title: this FAQ already has a title → \
        Make this one a body, or begin another FAQ with it.
        """,
        """
        3:1 /elements/2 warning extra-title: this FAQ already has a title → \
        Make this one a body, or begin another FAQ with it.
        """,
      ]
    )
    #expect(!document.hasErrors)
  }

  @Test("A malformed title is shown and is one error, without a warning about a missing title")
  func malformedTitle() throws {
    let document = try ContentParser().parse(items: #"{"type":"title","txt":"a"}"#)
    #expect(
      document.lowered == [
        .notice(
          "A block of type “title” is invalid: `text` is missing",
          [.facts(["txt": "a"])]
        )
      ]
    )
    #expect(
      document.summaries == [
        """
        1:30 /elements/0/txt error missing-member: \
        `txt` is not a member of `title` → Did you mean `text`?
        """
      ]
    )
  }

  @Test("Many FAQs are as many documents")
  func many() throws {
    let faqs = try ["[]", #"[{"type":"title","text":"a"}]"#].map { try RawFaq(parsing: $0) }
    #expect(ContentParser().parse(faqs).map(\.title) == [nil, "a"])
  }
}

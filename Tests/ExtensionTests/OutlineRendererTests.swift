import ContentParser
import FaqService
import Renderers
import Testing

@Suite("A renderer of one's own")
struct OutlineRendererTests {
  @Test(
    "It renders every block",
    arguments: [
      (#"{"type":"title","text":"Why?"}"#, "heading 1: Why?\n"),
      (
        #"{"type":"body","text":"Because.\nReally.\n\nYes."}"#,
        "paragraph: Because. / Really.\nparagraph: Yes.\n"
      ),
      (
        #"{"type":"button","text":"Read","action":"https://example.com"}"#,
        "action: Read → https://example.com\n"
      ),
      (
        #"{"type":"button","text":"Run","action":"javascript:x"}"#,
        "paragraph: Run (javascript:x)\n"
      ),
      (
        #"{"type":"video","caption":"Tour","url":"https://example.com"}"#,
        "action: Watch: Tour → https://example.com\n"
      ),
      (
        #"{"type":"poll","question":"Yes?","answers":["Yes","No"]}"#,
        """
        notice: A block of type “poll” cannot be shown here
          paragraph: Yes?
          fact: answers = Yes, No

        """
      ),
      (
        #"{"type":"poll","fallback":{"type":"body","text":"Vote!"}}"#,
        "paragraph: Vote!\n"
      ),
      (
        #"{"type":"body","txt":"Oh"}"#,
        """
        notice: A block of type “body” is invalid: `text` is missing
          fact: txt = Oh

        """
      ),
      (#"{"text":"Hm"}"#, "notice: A block without a type cannot be shown here\n  paragraph: Hm\n"),
      (#""Hm""#, "notice: This is not a block\n  paragraph: Hm\n"),
      ("7", "notice: This is not a block\n  paragraph: 7\n"),
    ]
  )
  func blocks(item: String, outline: String) throws {
    #expect(OutlineRenderer().render(try .parsing(item)) == outline)
  }

  @Test("It renders every node")
  func nodes() throws {
    let document = try Document.parsing(#"{"type":"all-nodes","url":"tel:1"}"#)
    #expect(
      OutlineRenderer().render(document) == """
        heading 2: A small heading
        paragraph: some
        paragraph: text
        paragraph: one / two()!~?~[Icon → tel:1]Why → FAQ 3
        item 3:
          paragraph: three
        item 4:
          item •:
        action: Go → tel:1
        image: A picture → tel:1
        caption: Figure 1
        code swift:
        | let x = 1
        | let y = 2
        quote:
          paragraph: They → tel:1 said
        warning: Mind
          fact: gap = the
        details: More
          paragraph: inside
        paragraph: Fees
        group:
          fact: Method = Card
          fact: Fee = 1 %
        divider
        group:
          code of any language:
          | plain

        """
    )
  }

  @Test("It renders many documents, and an overview, without code for either")
  func many() throws {
    let documents = [
      try Document.parsing(#"{"type":"title","text":"One"}"#),
      try Document.parsing(#"{"type":"body","text":"Two"}"#),
    ]
    let rows = documents.enumerated().map { OverviewRow(number: $0 + 1, title: $1.title) }
    #expect(OutlineRenderer().render(documents) == "heading 1: One\n\nparagraph: Two\n")
    #expect(
      OutlineRenderer().renderOverview(rows) == """
        heading 1: FAQ Overview
        item 1:
          paragraph: One
        item 2:
          paragraph: (untitled)

        """
    )
  }

  @Test("It shows U+FFFD for characters that drive a terminal or reorder text")
  func visible() throws {
    let document = try Document.parsing(#"{"type":"title","text":"\u001b[2J\u202e!"}"#)
    #expect(OutlineRenderer().render(document) == "heading 1: \u{FFFD}[2J\u{FFFD}!\n")
  }
}

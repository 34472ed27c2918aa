import ContentParser
import Renderers
import Testing

@Suite("An entry made in code, with members of any JSON")
struct PlansTests {
  @Test("It has an id, a category and a language, and is written as content")
  func entry() {
    let document = plans()
    #expect(document.raw["id"]?.string?.text == "price")
    #expect(document.category == "Billing")
    #expect(document.language.tag == "en")
    #expect(document.diagnostics.isEmpty)
    #expect(
      JSONRenderer().render(document) == """
        {"schemaVersion":1,"faqs":[{"id":"price","category":"Billing","lang":"en","plans":[\
        {"name":"Basic","price":9.5},{"name":"Plus","price":19.0}],"elements":[\
        {"type":"title","text":"What does it cost?"},\
        {"type":"richText","format":"markdown","text":"From **9.50** a month."}]}]}

        """
    )
    #expect(MarkdownRenderer().render(document).hasSuffix("\nFrom **9.50** a month.\n"))
  }

  @Test("A raw entry has members of any JSON, too, and those without a value are left out")
  func raw() throws {
    let rows = RawValue([RawValue([RawValue(1), RawValue(-2.5e300)]), RawValue(true)])
    let item = RawItem(type: "chart", values: ["rows": rows])
    let faq = RawFaq(items: [item], members: ["id": nil, "n": RawValue(7), "elements": rows])
    let source = #"""
      {"n":7,"elements":[[1,-2.5e+300],true],\#
      "elements":[{"type":"chart","rows":[[1,-2.5e+300],true]}]}
      """#
    #expect(try faq == RawFaq(parsing: source))
    #expect(faq.items == [item])
    #expect(RawFaq(items: [item], members: [:]) == RawFaq(items: [item]))
  }

  @Test(
    "A rich text is read again as it was made",
    arguments: [
      RichTextBlock(markdown: "*a* [b](/c)", relativeTo: base),
      RichTextBlock(html: "<i>a</i> <a href=/c>b</a>", relativeTo: base),
      RichTextBlock(portableText: [spans], relativeTo: base),
    ]
  )
  func richText(block: RichTextBlock) {
    let document = ContentParser(base: base).parse(RawFaq(items: [block.raw]))
    #expect(document.blocks == [block])
    #expect(document.first(RichTextBlock.self)?.format == block.format)
    #expect(MarkdownRenderer().render(block.body).hasPrefix("*a*"))
  }
}

private let base = try? BaseAddress("https://example.com")

private let spans = RawValue(members: [
  ("_type", RawValue("block")),
  ("children", RawValue([RawValue(members: [("text", RawValue("a")), ("marks", marks)])])),
])

private let marks = RawValue([RawValue("em")])

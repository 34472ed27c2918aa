import ContentParser
import FaqService
import Testing

@Suite("A body")
struct BodyTests {
  private static let texts: [(literal: String, paragraphs: [[Inline]])] = [
    (#""One.""#, [[Inline.text("One.")]]),
    (#""One.\nTwo.""#, [[.text("One."), .lineBreak, .text("Two.")]]),
    (#""One.\r\nTwo.""#, [[.text("One."), .lineBreak, .text("Two.")]]),
    (#""One.\u2028Two.""#, [[.text("One."), .lineBreak, .text("Two.")]]),
    (#""One.\u2029Two.""#, [[.text("One."), .lineBreak, .text("Two.")]]),
    (#""One.\n\nTwo.""#, [[.text("One.")], [.text("Two.")]]),
    (#""One.\r\n\r\nTwo.""#, [[.text("One.")], [.text("Two.")]]),
    (#""One.\n\r\nTwo.""#, [[.text("One.")], [.text("Two.")]]),
    (#""One.\u2029\u2029Two.""#, [[.text("One.")], [.text("Two.")]]),
    (#""One.\n \t \n\n\nTwo.""#, [[.text("One.")], [.text("Two.")]]),
    (#""\n\nOne.\n\n""#, [[.text("One.")]]),
    (#""  One. \n\tTwo. ""#, [[.text("  One. "), .lineBreak, .text("\tTwo. ")]]),
    (#""One.\rTwo.""#, [[.text("One."), .lineBreak, .text("Two.")]]),
    (#""One.\u000bTwo.\fThree.\u0085""#, [Inline.lines(of: "One.\nTwo.\nThree.")]),
    (#""One.\u0085\u00a0\u2028Two.""#, [[.text("One.")], [.text("Two.")]]),
    (##""# a\n- b""##, [[.text("# a"), .lineBreak, .text("- b")]]),
    (#""\u00a0x""#, [[.text("\u{A0}x")]]),
    (#""\u00a0\u3000""#, []),
    (#""""#, []),
    (#"" ""#, []),
    (#""\n""#, []),
    (#""\n \r\n\t\u2028""#, []),
  ]

  @Test(
    "A blank line separates paragraphs, and any other line end breaks the line",
    arguments: texts
  )
  func paragraphs(literal: String, paragraphs: [[Inline]]) throws {
    let block = try ContentParser().parse(item: #"{"type":"body","text":\#(literal)}"#)
    let body = try #require(block as? BodyBlock)
    #expect(body.type == .body)
    #expect(body.body == paragraphs.map { .paragraph($0) })
    #expect(body.remarks.isEmpty)
  }

  @Test("Lines of Markdown are joined without a space where a script has none")
  func linesInChinese() throws {
    let item = #"{"type":"body","format":"markdown","text":"读取，\n所以\nand so"}"#
    let body = try #require(ContentParser().parse(item: item) as? BodyBlock)
    #expect(body.body == [.paragraph([.text("读取，所以 and so")])])
  }

  @Test("The text itself is kept as it arrived")
  func text() throws {
    let block = try ContentParser().parse(item: #"{"type":"body","text":"a\r\n\r\n b "}"#)
    #expect((block as? BodyBlock)?.text == "a\r\n\r\n b ")
  }

  @Test(
    "Without a text that is a string, it is unknown",
    arguments: [#"{"type":"body"}"#, #"{"type":"body","text":7}"#, #"{"type":"body","Text":"a"}"#]
  )
  func rejections(item: String) throws {
    #expect(try ContentParser().parse(item: item) is UnknownBlock)
  }

  @Test("A body in Markdown has the nodes of its text, and keeps the text as it arrived")
  func markdown() throws {
    let item = #"{"type":"body","format":"markdown","text":"*a*\n\n- b"}"#
    let body = try #require(try ContentParser().parse(item: item) as? BodyBlock)
    #expect(body.format == .markdown)
    #expect(body.text == "*a*\n\n- b")
    #expect(
      body.body == [.paragraph([.emphasis(["a"])]), .list(.bullets, [[.paragraph("b")]])]
    )
    #expect(body.remarks.isEmpty)
  }

  @Test("A body in HTML has the nodes of its text, and keeps the text as it arrived")
  func html() throws {
    let item = #"{"type":"body","format":"html","text":"<i>a</i><ul><li>b"}"#
    let body = try #require(try ContentParser().parse(item: item) as? BodyBlock)
    #expect(body.text == "<i>a</i><ul><li>b")
    #expect(
      body.body == [.paragraph([.emphasis(["a"])]), .list(.bullets, [[.paragraph("b")]])]
    )
    #expect(body.remarks.isEmpty)
  }

  @Test(
    "A body in a format that is not known is plain text, with a fault that names the formats",
    arguments: [
      (
        #""md""#,
        "1:66 /elements/1/format error invalid-value: "
          + "`format` must be one of `plain`, `markdown`, `html`, but is `md`"
      ),
      (
        #""Markdown""#,
        "1:66 /elements/1/format error invalid-value: "
          + "`format` must be one of `plain`, `markdown`, `html`, but is `Markdown`"
          + " → Did you mean `markdown`?"
      ),
      (
        "7",
        "1:66 /elements/1/format error wrong-kind: "
          + "`format` must be a string, but is the number 7"
      ),
    ]
  )
  func unknownFormats(format: String, fault: String) throws {
    let document = try ContentParser().parse(
      items: #"{"type":"title","text":"a"},{"type":"body","format":\#(format),"text":"b"}"#
    )
    #expect(document.summaries == [fault])
    #expect(document.blocks.last?.body == [.paragraph("b")])
  }

  @Test("A body made in code has the item that it would be read from")
  func code() throws {
    let item = #"{"type":"body","text":"*a*","format":"markdown"}"#
    let body = BodyBlock("*a*", format: .markdown)
    #expect(body.raw == (try RawItem(parsing: item)))
    #expect(body.body == [.paragraph([.emphasis(["a"])])])
  }
}

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
}

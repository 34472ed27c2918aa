import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Text that is written from the bytes of its item")
struct TextOfItemsTests {
  /// What is between the quotes of a JSON string.
  static let texts = [
    "Why?", #"a *b* <c> &amp; \"d\""#, #"caf\u00e9 使用"#, "", #" \t "#, #"\u00a0"#, #"a\nb"#,
    #"a\n\nb"#, #"\n a"#, #"a\tb"#, #"a\u202eb\u0000"#, " # a", "1. a", "a ", #"\u2003a\u2003"#,
  ]

  @Test("It is written as its nodes are", arguments: ["title", "body", "button"], texts)
  func nodes(type: String, text: String) throws {
    let item = #"{"type":"\#(type)","text":"\#(text)","action":"https://example.com/"}"#
    let document = ContentParser().parse(try RawFaq(parsing: "[\(item)]"))
    let nodes = document.blocks.body
    let article = HTMLFragmentRenderer().render(nodes)
    #expect(MarkdownRenderer().render(document) == MarkdownRenderer().render(nodes))
    #expect(TextRenderer.plain().render(document) == TextRenderer.plain().render(nodes))
    #expect(TextRenderer.ansi().render(document) == TextRenderer.ansi().render(nodes))
    #expect(
      HTMLFragmentRenderer().render(document)
        == (article.isEmpty ? "" : "<article>\n\(article)</article>\n")
    )
  }

  @Test("A block that a list has made is the one that was read", arguments: texts)
  func equality(text: String) throws {
    let items = ["title", "body"].map { #"{"type":"\#($0)","text":"\#(text)"}"# }
    let faq = try RawFaq(parsing: "[\(items.joined(separator: ","))]")
    let blocks = ContentParser().parse(faq).blocks
    #expect(
      blocks == [try TitleBlock(parsing: faq.items[0]), try BodyBlock(parsing: faq.items[1])]
    )
    #expect(blocks.compactMap { ($0 as? BodyBlock)?.text } == [faq.items[1]["text"]?.string?.text])
  }
}

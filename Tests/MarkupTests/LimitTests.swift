import Markup
import Testing

@Suite("Limits of Markdown")
struct LimitTests {
  @Test("Quotes and lists beyond the limit are text")
  func blockDepth() {
    var limits = MarkupLimits.standard
    limits.blockDepth = 2
    let parser = MarkupParser(limits: limits)
    #expect(parser.parse("> > > a").blocks == [.quote([.quote([.paragraph([.text("> a")])])])])
  }

  @Test("Emphasis beyond the limit leaves its content")
  func inlineDepth() {
    var limits = MarkupLimits.standard
    limits.inlineDepth = 2
    let document = MarkupParser(limits: limits).parse("*a **b ~~c~~ d** e*")
    let strong = MarkupInline.strong([.text("b c d")])
    #expect(document.blocks == [.paragraph([.emphasis([.text("a "), strong, .text(" e")])])])
  }

  @Test("A text over the limit of size is one paragraph as it is")
  func size() {
    var limits = MarkupLimits.standard
    limits.size = 3
    let parser = MarkupParser(limits: limits)
    #expect(parser.parse("*a*").blocks == [.paragraph([.emphasis([.text("a")])])])
    #expect(parser.parse("*ab*").blocks == [.paragraph([.text("*ab*")])])
  }

  @Test("References that add more than the limit are text")
  func expansion() {
    var limits = MarkupLimits.standard
    limits.expansion = 0
    let address = String(repeating: "b", count: 30)
    let document = MarkupParser(limits: limits).parse("[a]: \(address)\n\n[a] [a]")
    let link = MarkupInline.link([.text("a")], destination: address, title: "")
    #expect(document.blocks == [.paragraph([link, .text(" [a]")])])
  }
}

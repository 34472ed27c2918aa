import Markup
import Testing

@Suite("Limits of HTML")
struct HTMLLimitTests {
  @Test("Blocks that are too deep leave one mark between texts")
  func deepBlocks() {
    var limits = HTMLLimits.standard
    limits.depth = 2
    let tree = HTMLTree("a<div><div>b<p><p><p>c", limits: limits)
    #expect(tree.nodes.count == 6)
    #expect(tree.html(of: tree.all) == "a<div><div>b<div></div>c</div></div>")
  }

  @Test("An element over the limit of depth leaves its content, in a block of its own")
  func depth() {
    var limits = HTMLLimits.standard
    limits.depth = 2
    let source =
      "<div><div><blockquote>a</blockquote><b>b</b><script>c</script>"
      + "<p hidden><p hidden>d</div>e"
    let document = HTMLParser(limits: limits).parse(source)
    let texts = ["a", "b", "e"].map { MarkupBlock.paragraph([.text($0)]) }
    #expect(document.blocks == texts)
  }

  @Test("A text over the limit of size is one paragraph as it is")
  func size() {
    var limits = HTMLLimits.standard
    limits.size = 3
    #expect(HTMLParser(limits: limits).parse("<b>a").blocks == [.paragraph([.text("<b>a")])])
  }

  @Test("A link that goes on in many blocks is a link within the limit only")
  func expansion() {
    var limits = HTMLLimits.standard
    limits.expansion = 0
    let blocks = HTMLParser(limits: limits).parse("<a href=123456789>a<p>b<p>c<p>d").blocks
    let link = { MarkupBlock.paragraph([.link([.text($0)], destination: "123456789", title: "")]) }
    let text = { MarkupBlock.paragraph([.text($0)]) }
    #expect(blocks == [link("a"), link("b"), link("c"), text("d")])
  }
}

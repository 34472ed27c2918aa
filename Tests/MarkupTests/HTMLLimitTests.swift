import Markup
import Testing

@Suite("Places in HTML")
struct HTMLPlaceTests {
  @Test(
    "Each node knows its place in the text; formatting begins with its text",
    arguments: [
      (
        "<p>a\r\nb<br>\r&amp; c</p>\r\n<i>x",
        ["<p>a\r\nb<br>\r&amp; c</p>", "a\r\nb", "<br>", "\r&amp; c", "\r\n", "x", "x"]
      ),
      ("<p>a<ul><li>b</ul></p>", ["<p>a", "a", "<ul><li>b</ul>", "<li>b", "b", "</p>"]),
      ("a<!-- c -->b", ["a", "b"]), ("<pre>\n\na", ["<pre>\n\na", "\na"]),
    ]
  )
  func places(source: String, expected: [String]) {
    let tree = HTMLTree(source)
    let bytes = Array(source.utf8)
    let parts = tree.all.map { node in
      String(bytes[tree.source(of: node)].map { Character(Unicode.Scalar($0)) })
    }
    #expect(parts == expected)
  }

  @Test("A sign that begins no tag is text, wherever it is")
  func literals() {
    let tree = HTMLTree(Array("a\r\n<b>b</b> <i>c".utf8), literals: [3, 7])
    #expect(tree.html(of: tree.all) == "a\n&lt;b&gt;b&lt;/b&gt; <i>c</i>")
  }
}

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

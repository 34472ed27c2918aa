import ContentParser
import Renderers
import Testing

@Suite("HTML of nodes")
struct HTMLNodeTests {
  private static let address = NodeCase.address("https://example.com/?a=1&b=2")
  private static let anchor =
    #"<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">"#

  private func html(_ nodes: [Node], headingLevel: Int = 1) -> String {
    HTMLFragmentRenderer(headingLevel: headingLevel).render(nodes)
  }

  private static func text(_ text: String) -> Node { .paragraph([.text(text)]) }

  @Test(
    "Every inline is an element of a paragraph",
    arguments: [
      ([.text("a\nb")], "a b"),
      ([.text("a"), .lineBreak, .text("b")], "a<br>b"),
      ([.emphasis([.text("a")])], "<em>a</em>"),
      ([.strong([.emphasis([.text("a")])])], "<strong><em>a</em></strong>"),
      ([.strikethrough([.text("a")])], "<del>a</del>"),
      ([.mark([.text("a")])], "<mark>a</mark>"),
      ([.code("a < b")], "<code>a &lt; b</code>"),
      ([.link([.text("a")], address)], anchor + "a</a>"),
      ([.link([], address)], anchor + "https://example.com/?a=1&amp;b=2</a>"),
      (
        [.link([.text("a"), .strong([.link([.text("b")], address)])], address)],
        anchor + "a<strong>b</strong></a>"
      ),
      (
        [.link([.image(address, description: "A \"cat\"")], address)],
        anchor + #"<img src="https://example.com/?a=1&amp;b=2" alt="A &quot;cat&quot;" "#
          + "loading=\"lazy\"></a>"
      ),
      ([.reference([.strong(["a"])], faq: 2)], "<strong>a</strong>"),
      ([.text("a"), .emphasis([.text(" ")]), .text("b")], "a b"),
    ] as [([Inline], String)]
  )
  func inline(inlines: [Inline], expected: String) {
    #expect(html([.paragraph(inlines)]) == "<p>\(expected)</p>\n")
  }

  @Test(
    "Every node is an element",
    arguments: [
      (.heading(level: 2, [.text("a")]), "<h2>a</h2>\n"),
      (text("a"), "<p>a</p>\n"),
      (
        .list(.bullets, [[text("a")], [text("b"), text("c")], []]),
        "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n<li></li>\n</ul>\n"
      ),
      (.list(.numbers(from: 1), [[text("a")]]), "<ol>\n<li>\n<p>a</p>\n</li>\n</ol>\n"),
      (.list(.numbers(from: 9), [[]]), "<ol start=\"9\">\n<li></li>\n</ol>\n"),
      (.list(.numbers(from: .max), [[]]), "<ol start=\"2147483646\">\n<li></li>\n</ol>\n"),
      (.list(.numbers(from: .min), [[]]), "<ol start=\"-2147483648\">\n<li></li>\n</ol>\n"),
      (.action([.text("Go")], address), "<p class=\"action\">\(anchor)Go</a></p>\n"),
      (
        .image(address, description: "A \"cat\""),
        #"<figure><img src="https://example.com/?a=1&amp;b=2" alt="A &quot;cat&quot;" "#
          + "loading=\"lazy\"></figure>\n"
      ),
      (
        .image(
          Node.Image(
            address,
            description: "a",
            caption: ["On a ", .strong(["mat"])],
            size: Node.Image.Size(width: 640, height: 480)
          )
        ),
        #"<figure><img src="https://example.com/?a=1&amp;b=2" alt="a" width="640" "#
          + #"height="480" loading="lazy"><figcaption>On a <strong>mat</strong></figcaption>"#
          + "</figure>\n"
      ),
      (
        .code("\na\n  <b>\n", language: "c++ x"),
        "<pre tabindex=\"0\"><code class=\"language-c++\">\na\n  &lt;b&gt;</code></pre>\n"
      ),
      (.code("a", language: nil), "<pre tabindex=\"0\"><code>a</code></pre>\n"),
      (.quote([text("a")]), "<blockquote>\n<p>a</p>\n</blockquote>\n"),
      (
        .notice("Mind", [text("a")]),
        "<aside role=\"note\">\n<p><strong>Mind</strong></p>\n<p>a</p>\n</aside>\n"
      ),
      (
        .notice(.warning, "Mind", [text("a")]),
        """
        <aside role="note" class="warning">
        <p><strong>Mind</strong></p>
        <p>a</p>
        </aside>

        """
      ),
      (
        .notice(.tip, "Mind", []),
        "<aside role=\"note\" class=\"tip\">\n<p><strong>Mind</strong></p>\n</aside>\n"
      ),
      (
        .notice(.danger, "Mind", []),
        "<aside role=\"note\" class=\"danger\">\n<p><strong>Mind</strong></p>\n</aside>\n"
      ),
      (
        .details(["a ", .code("b")], [text("c")]),
        "<details open=\"\">\n<summary>a <code>b</code></summary>\n<p>c</p>\n</details>\n"
      ),
      (
        .details(["a"], [text("b")], isOpen: false),
        "<details>\n<summary>a</summary>\n<p>b</p>\n</details>\n"
      ),
      (.details([], [text("a")]), "<div>\n<p>a</p>\n</div>\n"),
      (
        .facts([Node.Fact([.text("For")], [.strong([.text("two")])])]),
        "<dl>\n<dt>For</dt><dd><strong>two</strong></dd>\n</dl>\n"
      ),
      (.divider, "<hr>\n"),
      (
        .table(
          Node.Table(
            caption: ["c"],
            header: [["a"], [" "]],
            rows: [[["b <"], [.emphasis(["1"])]], [], [["d"]]],
            alignments: [.center, .end]
          )
        ),
        """
        <div class="table" tabindex="0">
        <table>
        <caption>c</caption>
        <thead>
        <tr><th scope="col" class="align-center">a</th><td class="align-end"> </td></tr>
        </thead>
        <tbody>
        <tr><td class="align-center">b &lt;</td><td class="align-end"><em>1</em></td></tr>
        <tr><td class="align-center">d</td></tr>
        </tbody>
        </table>
        </div>

        """
      ),
      (
        .table(Node.Table(header: [], rows: [[["a"]]])),
        "<div class=\"table\" tabindex=\"0\">\n"
          + "<table>\n<tbody>\n<tr><td>a</td></tr>\n</tbody>\n</table>\n</div>\n"
      ),
      (.table(Node.Table(caption: ["c"], header: [[]], rows: [[]])), "<p>c</p>\n"),
      (.group([text("a"), text("b")]), "<div>\n<p>a</p>\n<p>b</p>\n</div>\n"),
    ] as [(Node, String)]
  )
  func node(node: Node, expected: String) {
    #expect(html([node]) == expected)
  }

  @Test(
    "What has nothing in it is no element",
    arguments: [
      .heading(level: 1, [.text(" ")]), .paragraph([]), .list(.bullets, []), .quote([]),
      .facts([]), .group([]), .details([], []), .table(Node.Table(header: [], rows: [])),
    ] as [Node]
  )
  func nothing(node: Node) {
    #expect(html([node]).isEmpty)
  }

  @Test("A picture that is not on the web is a link")
  func pictureElsewhere() throws {
    let picture = Node.image(try Address("tel:1"), description: "a")
    let link = #"<a href="tel:1" rel="noopener noreferrer">a</a>"#
    #expect(html([picture]) == "<figure>\(link)</figure>\n")
  }

  @Test("A heading is at most one level below the last, and never below six")
  func headings() {
    let nodes = [1, 4, 9, 2, 1].map { Node.heading(level: $0, [.text("a")]) }
    #expect(
      html(nodes, headingLevel: 2)
        == "<h2>a</h2>\n<h3>a</h3>\n<h4>a</h4>\n<h3>a</h3>\n<h2>a</h2>\n"
    )
    #expect(html([.heading(level: 3, [.text("a")])], headingLevel: 5) == "<h6>a</h6>\n")
  }
}

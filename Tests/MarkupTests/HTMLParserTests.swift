import Testing

@testable import Markup

@Suite("HTML as a document")
struct HTMLParserTests {
  @Test(
    "Blocks stand apart",
    arguments: [
      ("a<p>b<p>c", "<p>a</p>\n<p>b</p>\n<p>c</p>\n"),
      ("<div>a<div>b</div>c</div>", "<p>a</p>\n<p>b</p>\n<p>c</p>\n"),
      ("<h2>a <i>b</i></h2><h3>c<h4>d", "<h2>a <em>b</em></h2>\n<h3>c</h3>\n<h4>d</h4>\n"),
      ("a<hr>b", "<p>a</p>\n<hr />\n<p>b</p>\n"),
      ("<blockquote>a<p>b</blockquote>", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n"),
      ("<p>a</b></div></p>b</p>c", "<p>a</p>\n<p>b</p>\n<p>c</p>\n"),
      ("<button>a</button><p>b", "<p>a</p>\n<p>b</p>\n"),
    ]
  )
  func blocks(source: String, expected: String) { #expect(html(source) == expected) }

  @Test(
    "White space collapses, also across elements, and a no-break space stays",
    arguments: [
      (" a \n\t b ", "a b"), ("a <b> b </b> c", "a <strong>b </strong>c"),
      ("a<b> b</b>", "a<strong> b</strong>"), ("a <br> b", "a<br />\nb"),
      ("a&nbsp; b\u{A0}\u{A0}c", "a\u{A0} b\u{A0}\u{A0}c"), ("a<!-- b --> c", "a c"),
      ("<span>a</span> <span>b</span>", "a b"), ("a<wbr>b", "ab"), ("<p> </p>a", "a"),
    ]
  )
  func whiteSpace(source: String, expected: String) {
    #expect(html(source) == "<p>\(expected)</p>\n")
  }

  @Test(
    "Two line breaks separate paragraphs, and those at the end of a block are nothing",
    arguments: [
      ("a<br>b", "<p>a<br />\nb</p>\n"), ("a<br> <br/>b", "<p>a</p>\n<p>b</p>\n"),
      ("<br>a<br>", "<p>a</p>\n"), ("a</br>b", "<p>a<br />\nb</p>\n"), ("<br><br>", ""),
    ]
  )
  func lineBreaks(source: String, expected: String) { #expect(html(source) == expected) }

  @Test(
    "Running text keeps its looks",
    arguments: [
      ("<b>a</b> <strong>b</strong>", "<strong>a</strong> <strong>b</strong>"),
      ("<em>a</em><i>b</i><cite>c</cite>", "<em>a</em><em>b</em><em>c</em>"),
      ("<del>a</del><s>b</s>", "<del>a</del><del>b</del>"),
      ("<code>a  b</code> <kbd>c</kbd>", "<code>a b</code> <code>c</code>"),
      ("<code>a<b>b</b>c</code>", "<code>abc</code>"),
      ("<q>a <q>b</q></q>", "“a ‘b’”"), ("a<sup>2</sup><sub>b</sub>", "a^2_b"),
      ("<abbr title=c>a</abbr><u>b</u>", "ab"), ("<b>a<b>b</b>c</b>d", "<strong>abc</strong>d"),
      ("<a href='/b c'>a</a>", "<a href=\"/b%20c\">a</a>"),
      ("<a href=b>a</a><a href=b>c</a>", "<a href=\"b\">a</a><a href=\"b\">c</a>"),
      ("<a name=b>a</a>", "a"), ("<a href='#b'>a</a>", "a"),
      ("<a href=' java\nscript:b'>a</a>", "a"),
      ("<a href=b>a<a href=c>d", "<a href=\"b\">a</a><a href=\"c\">d</a>"),
      ("<img src=a alt='b c'>", "<img src=\"a\" alt=\"b c\" />"), ("a<img src=b alt=''>", "a"),
      ("<img src=data:b alt=a>", "a"),
      ("<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>", "ab"),
      ("<span style='color: red; Font-Weight:Bold'>a</span>", "<strong>a</strong>"),
      ("<span style='font-weight: 700 !important'>a</span>", "<strong>a</strong>"),
      ("<span style='font-style: italic'>a</span>", "<em>a</em>"),
      ("<span style='font-weight: normal; display: !'>a</span>", "a"),
    ]
  )
  func inlines(source: String, expected: String) {
    #expect(html(source) == "<p>\(expected)</p>\n")
  }

  @Test(
    "Misnested formatting ends where its end tag is, and goes on in the next block",
    arguments: [
      ("<b>a<i>b</b>c</i>d", "<p><strong>a<em>b</em></strong><em>c</em>d</p>\n"),
      ("<b>a<p>b</b>c", "<p><strong>a</strong></p>\n<p><strong>b</strong>c</p>\n"),
      ("<p><b>a<p>b</b>c", "<p><strong>a</strong></p>\n<p><strong>b</strong>c</p>\n"),
      ("<a href=b><div>a</div></a>c", "<p><a href=\"b\">a</a></p>\n<p>c</p>\n"),
      ("<li><b>a<li>b", "<ul>\n<li><strong>a</strong></li>\n<li><strong>b</strong></li>\n</ul>\n"),
    ]
  )
  func misnesting(source: String, expected: String) { #expect(html(source) == expected) }

  @Test(
    "Lists have items, and lists within items",
    arguments: [
      ("<ul><li>a<li>b</ul>", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      ("<ol start=3><li>a</ol>", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
      ("<ul><li>a<ul><li>b</ul></ul>", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
      ("<ul><li>a</li><ul><li>b</ul></ul>", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
      ("<li>a<li>b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
      ("<ul><li></li> <li hidden>a</ul>", ""),
      (
        "<dl><dt>a<dd>b<p>c<dt>d<dd>e</dl>",
        "<p><strong>a</strong></p>\n<p>b</p>\n<p>c</p>\n<p><strong>d</strong></p>\n<p>e</p>\n"
      ),
    ]
  )
  func lists(source: String, expected: String) { #expect(html(source) == expected) }

  @Test(
    "Code keeps its spaces and its language",
    arguments: [
      ("<pre>\n a\n  <b>b</b></pre>", "<pre><code> a\n  b</code></pre>\n"),
      (
        "<pre><code class='hljs language-swift'>a &lt; b\n</code></pre>",
        "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"
      ),
      ("<pre>a<br>b<div>c</div>d</pre>", "<pre><code>a\nb\nc\nd</code></pre>\n"),
    ]
  )
  func code(source: String, expected: String) { #expect(html(source) == expected) }

  @Test("A table has a caption, a header, alignments and cells in their columns")
  func table() {
    let source = """
      <table><caption>a</caption><tr><th>b<th align=right>c<th>d
      <tr><td rowspan=2>e<td colspan=2>f<tr><td>g<td>h<br>i</table>
      """
    let table = MarkupTable(
      caption: [.text("a")],
      alignments: [.unspecified, .right, .unspecified],
      header: [[.text("b")], [.text("c")], [.text("d")]],
      rows: [
        [[.text("e")], [.text("f")]],
        [[], [.text("g")], [.text("h"), .hardBreak, .text("i")]],
      ]
    )
    #expect(HTMLParser().parse(source).blocks == [.table(table)])
  }

  @Test(
    "What stands in a table outside its cells comes first, and a table that arranges is blocks",
    arguments: [
      ("<table>a<tr><td>b<td>c</table>", ["a", "[b|c]"]), ("a<table>b", ["ab"]),
      ("<table><tr><td>a<tr><td>b</table>c", ["a", "b", "c"]),
      ("<table><tr><td>a<td><table><tr><td>b<td>c</table></table>", ["a", "[b|c]"]),
      ("a<tr><td>b", ["ab"]),
    ]
  )
  func tables(source: String, expected: [String]) {
    let texts = HTMLParser().parse(source).blocks.map { block in
      if case .table(let table) = block {
        "[" + table.rows.joined().map(\.plainText).joined(separator: "|") + "]"
      } else if case .paragraph(let content) = block {
        content.plainText
      } else {
        "?"
      }
    }
    #expect(texts == expected)
  }

  @Test(
    "Details have a summary, and a figure has a caption",
    arguments: [
      (
        "<details><summary>a</summary>b<p>c</details>d",
        "<details>\n<summary>a</summary>\n<p>b</p>\n<p>c</p>\n</details>\n<p>d</p>\n"
      ),
      ("<details>a</details>", "<p>a</p>\n"),
      (
        "<figure><img src=a alt=b><figcaption>c <i>d</i></figcaption></figure>",
        "<p><img src=\"a\" alt=\"b\" title=\"c d\" /></p>\n"
      ),
      ("<figure>a<figcaption>b</figcaption></figure>", "<p>a</p>\n<p>b</p>\n"),
    ]
  )
  func containers(source: String, expected: String) { #expect(html(source) == expected) }

  @Test(
    "Players and frames are links, without what browsers show in their place",
    arguments: [
      ("<iframe src=a title=b>c</iframe>", "<a href=\"a\">b</a>"),
      ("<video><source src=a>c</video>", "<a href=\"a\">a</a>"),
      ("a<audio>b</audio>", "a"), ("<object data=a>b</object>", "<a href=\"a\">a</a>"),
      ("<button>a</button> <input type=submit value=b>", "a b"),
      ("a<select><option>b</select>", "a"), ("a<input value=b><textarea>c</textarea>", "a"),
    ]
  )
  func media(source: String, expected: String) { #expect(html(source) == "<p>\(expected)</p>\n") }

  private func html(_ source: String) -> String {
    HTMLRendering.html(of: HTMLParser().parse(source))
  }
}

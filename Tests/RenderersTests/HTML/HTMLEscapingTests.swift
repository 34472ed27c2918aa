import ContentParser
import Renderers
import Testing

@Suite("HTML of hostile content")
struct HTMLEscapingTests {
  private let renderer = HTMLFragmentRenderer()

  @Test(
    "No text is markup",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("</p><!-- ", "&lt;/p&gt;&lt;!-- "),
      ("&lt;b&gt; &amp; &#60;", "&amp;lt;b&amp;gt; &amp;amp; &amp;#60;"),
      ("\"onload='x'", "&quot;onload=&#39;x&#39;"),
      ("a\u{0}b\u{1B}[31m\u{9B}m\u{202E}c\u{2066}", "a�b�[31m�m�c�"),
      ("a\rb\r\nc\u{2028}d", "a b c d"),
      ("e\u{301}<\u{301}", "e\u{301}&lt;\u{301}"),
      ("👩‍👩‍👧 שלום", "👩‍👩‍👧 שלום"),
    ]
  )
  func text(text: String, expected: String) {
    #expect(renderer.render([.paragraph([.text(text)])]) == "<p>\(expected)</p>\n")
    #expect(
      renderer.render([.code(text, language: nil)]).contains("<code>\(expected)")
        || text.contains("\n") || text.contains("\r\n") || text.contains("\u{2028}")
    )
  }

  @Test(
    "A noncharacter, which no page may hold, is replaced",
    arguments: [0xFDD0, 0xFFFF, 0x1FFFE]
  )
  func noncharacter(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let nodes = [Node.paragraph([.text("a\(scalar)b")])]
    #expect(renderer.render(nodes) == "<p>a\u{FFFD}b</p>\n")
  }

  @Test("No description leaves its attribute")
  func description() {
    let image = Node.image(
      NodeCase.address("https://e.org/'&"),
      description: "\"><script>alert(1)</script>"
    )
    #expect(
      renderer.render([image]) == """
        <figure><img src="https://e.org/&#39;&amp;" \
        alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" loading="lazy"></figure>

        """
    )
  }

  @Test("No name of a language leaves its attribute")
  func language() {
    #expect(
      renderer.render([.code("a", language: "\"><script>")])
        == "<pre tabindex=\"0\"><code class=\"language-&quot;&gt;&lt;script&gt;\">a</code></pre>\n"
    )
  }

  @Test(
    "An address stays as it is, except for the characters that HTML escapes",
    arguments: [
      ("https://e.org/?a=1&b=%20", "https://e.org/?a=1&amp;b=%20"),
      ("https://e.org/%zz%", "https://e.org/%zz%"),
      ("https://e.org/{a|b}^`", "https://e.org/%7Ba%7Cb%7D%5E%60"),
      ("https://é.org/ü", "https://é.org/ü"),
      ("mailto:a@b.org?subject='", "mailto:a@b.org?subject=&#39;"),
    ]
  )
  func address(text: String, expected: String) {
    #expect(
      renderer.render([.paragraph([.link([.text("x")], NodeCase.address(text))])])
        == "<p><a href=\"\(expected)\" rel=\"noopener noreferrer\">x</a></p>\n"
    )
  }

  @Test(
    "An address that is not safe is never a link",
    arguments: [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\\tscript:alert(1)",
      "\\u0001javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "//evil.example",
      "https:/\\\\evil.example", "&#106;avascript:alert(1)",
    ]
  )
  func unsafe(address: String) throws {
    let document = try Document.parsing(
      #"{"type":"button","text":"Go","action":"\#(address)"}"#
    )
    let page = HTMLPageRenderer().render(document)
    #expect(!page.contains("<a "))
    #expect(page.contains("<p>Go ("))
  }

  @Test("No text ends the script element of the structured data")
  func structuredData() throws {
    let hostile = #"</script><!--<script>&\" é"#
    let document = try Document.parsing(
      #"{"type":"title","text":"\#(hostile)"},{"type":"body","text":"a\u2028\#(hostile)"}"#
    )
    let page = HTMLPageRenderer().render(document)
    let escaped = #"\u003c/script\u003e\u003c!--\u003cscript\u003e\u0026\" é"#
    #expect(page.contains("\"name\":\"\(escaped)\""))
    let text = "</script><!--<script>&\" é"
    #expect(page.questionsInHTML?.first?.first == text)
    #expect(page.answerInHTML == "\na\n\(text)\n")
  }
}

import ContentParser
import Renderers
import Testing

@Suite("Line ends in every format")
struct LineEndTests {
  private static let ends = [
    "\n", "\u{0B}", "\u{0C}", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  @Test("Where text is on one line, a line end is a space", arguments: ends)
  func lines(end: String) {
    let inlines = [Inline.strong([.text("a\(end)b")]), .code("c\(end)d")]
    expect(
      [.paragraph(inlines), .heading(level: 1, inlines)],
      text: "a bc d\n\na bc d\n",
      markdown: "**a b**`c d`\n\n# **a b**`c d`\n",
      html: """
        <p><strong>a b</strong><code>c d</code></p>
        <h1><strong>a b</strong><code>c d</code></h1>

        """
    )
  }

  @Test("In a text and in code, a line end is a line break", arguments: ends)
  func texts(end: String) {
    expect(
      Node.paragraphs(of: "a\(end)b") + [.code("c\(end)d", language: nil)],
      text: "a\nb\n\n    c\n    d\n",
      markdown: "a\\\nb\n\n```\nc\nd\n```\n",
      html: """
        <p>a<br>b</p>
        <pre tabindex="0"><code>c
        d</code></pre>

        """
    )
  }

  @Test("In a title, a line end is a space, also in the overview", arguments: ends)
  func titles(end: String) {
    let title = "\(end)a\(end)\(end)b\(end)"
    #expect(OverviewRow(number: 1, title: title).visibleTitle == "a b")
    expect(TitleBlock(title).body, text: "a b\n", markdown: "# a b\n", html: "<h1>a b</h1>\n")
  }

  @Test("A text of line ends alone is blank", arguments: ends)
  func blank(end: String) {
    #expect(OverviewRow(number: 1, title: end).visibleTitle == "(untitled)")
    expect(TitleBlock(end).body + Node.paragraphs(of: end), text: "", markdown: "", html: "")
  }

  @Test("Sanitised text has line feeds for all line ends", arguments: ends)
  func sanitised(end: String) {
    #expect(Array("a\(end)\tb".sanitised.utf8) == Array("a\n\tb".utf8))
  }

  private func expect(_ nodes: [Node], text: String, markdown: String, html: String) {
    #expect(TextRenderer.plain().render(nodes) == text)
    #expect(TextRenderer.ansi(theme: .plain).render(nodes) == text)
    #expect(MarkdownRenderer().render(nodes) == markdown)
    #expect(HTMLFragmentRenderer().render(nodes) == html)
  }
}

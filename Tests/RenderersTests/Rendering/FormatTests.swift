import ContentParser
import Renderers
import Testing

@Suite("Formats by their short names")
struct FormatTests {
  private static let document = Document(blocks: [TitleBlock("a"), BodyBlock("*b*")])

  private func output(_ renderer: some Renderer) -> String { renderer.render(Self.document) }

  @Test("Each is a renderer with its usual options")
  func names() {
    #expect(output(.markdown) == "# a\n\n\\*b\\*\n")
    #expect(output(.plain()) == "a\n\n*b*\n")
    #expect(output(.plain(width: 2)) == "a\n\n*b\n*\n")
    #expect(output(.ansi()) == "\u{1B}[1;36ma\u{1B}[0m\n\n*b*\n")
    #expect(output(.ansi(theme: .plain, width: 2)) == "a\n\n*b\n*\n")
    #expect(output(.htmlFragment) == "<article>\n<h1>a</h1>\n<p>*b*</p>\n</article>\n")
    #expect(output(.htmlPage) == HTMLPageRenderer().render(Self.document))
    #expect(
      output(.json) == #"""
        {"schemaVersion":1,"faqs":[{"elements":[{"type":"title","text":"a"},\#
        {"type":"body","text":"*b*"}]}]}

        """#
    )
  }
}

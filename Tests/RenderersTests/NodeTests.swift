import ContentParser
import Renderers
import Testing

@Suite("Every node")
struct NodeTests {
  @Test("It is written as plain text", arguments: NodeCase.all)
  func plainText(node: NodeCase) {
    #expect(TextRenderer.plain().render(node.nodes) == node.plain)
  }

  @Test("It is written for a terminal", arguments: NodeCase.all)
  func terminal(node: NodeCase) {
    #expect(TextRenderer.ansi().render(node.nodes) == node.ansi.withEscapes)
  }

  @Test("It is written as Markdown", arguments: NodeCase.all)
  func markdown(node: NodeCase) {
    #expect(MarkdownRenderer().render(node.nodes) == node.markdown)
  }

  @Test(
    "For a terminal it is the plain text, once the sequences and tabs are gone",
    arguments: NodeCase.all
  )
  func terminalIsPlain(node: NodeCase) {
    let terminal = TextRenderer.ansi(width: nil, hyperlinks: false).render(node.nodes)
    let plain = TextRenderer.plain().render(node.nodes)
    #expect(terminal.withoutSequences == plain.replacing("\t", with: "    "))
  }

  @Test(
    "Blocks are written like their nodes, wherever they stand",
    arguments: [
      "a", "", " \t", "\n", "\u{2028}\u{2029}", "a\nb", "a\r\n\r\n# b", " a", "a ", "a\n",
      "\n\na", "- a\u{2029}1. b", "*a*\n\n\t\n`b`", "a\u{85}\u{1B}[2J", "&amp;\r!",
    ]
  )
  func blocks(text: String) {
    func nodes(_ text: [Node]) -> [Node] {
      let after: [Node] = [.paragraph([.text("z")])]
      return text + after + text + [
        .list(.bullets, [after + text, text + after]), .quote(text + after),
        .notice("n", after + text), .group(text + after), .list(.numbers(from: 3), [after + text]),
      ]
    }
    let renderers: [any NodeRenderer] = [
      TextRenderer.plain(), TextRenderer.ansi(), MarkdownRenderer(), HTMLFragmentRenderer(),
    ]
    for renderer in renderers {
      #expect(
        renderer.render(nodes([.blocks([BodyBlock(text), BodyBlock(text)])]))
          == renderer.render(nodes(Node.paragraphs(of: text) + Node.paragraphs(of: text)))
      )
    }
  }

  @Test("Without looks and hyperlinks there is no sequence at all", arguments: NodeCase.all)
  func noSequences(node: NodeCase) {
    let renderer = TextRenderer.ansi(theme: .plain, width: nil, hyperlinks: false)
    #expect(!renderer.render(node.nodes).contains("\u{1B}"))
  }
}

import ContentParser
import Renderers
import Testing

@Suite("An override of a container")
struct ContainerOverrideTests {
  @Test("One for the container writes its children by their overrides, in Markdown")
  func markdownContainer() throws {
    let renderer = MarkdownRenderer()
      .overriding(Panel.self) { panel, writer in
        writer.paragraph([.emphasis([.text(panel.name)])])
        writer.blocks(panel.children)
        writer.nodes([.quote([.blocks(panel.children)])])
      }
      .overriding(BodyBlock.self) { body, writer in writer.paragraph([.code(body.text)]) }
    #expect(
      renderer.render(try .withPanel()) == """
        `a`

        *P*

        `b`

        `c`

        # T

        > `b`
        >
        > `c`
        >
        > # T

        `d`

        """
    )
  }

  @Test("One for the container writes its children by their overrides, in HTML")
  func htmlContainer() throws {
    let renderer = HTMLFragmentRenderer()
      .overriding(Panel.self) { panel, writer in
        writer.element("details", ["open": ""]) {
          $0.element("summary") { $0.text(panel.name) }
          $0.blocks(panel.children)
        }
      }
      .overriding(BodyBlock.self) { body, writer in writer.element("b") { $0.text(body.text) } }
    #expect(
      renderer.render(try .withPanel()) == """
        <article>
        <b>a</b>
        <details open=""><summary>P</summary><b>b</b>
        <b>c</b>
        <h1>T</h1>
        </details>
        <b>d</b>
        </article>

        """
    )
  }

  @Test("One for the container writes its children by their overrides, in text")
  func textContainer() throws {
    let renderer = TextRenderer.plain()
      .overriding(Panel.self) { panel, writer in
        writer.paragraph([.text(panel.name + ":")], as: .title)
        writer.blocks(panel.children)
      }
      .overriding(BodyBlock.self) { body, writer in
        writer.paragraph(["<", .text(body.text)], as: .name)
      }
    #expect(renderer.render(try .withPanel()) == "<a\n\nP:\n\n<b\n\n<c\n\nT\n\n<d\n")
  }

  @Test("The data for search engines is made of the blocks' nodes, whatever overrides write")
  func searchData() throws {
    let renderer = HTMLPageRenderer()
      .overriding(Panel.self) { _, writer in writer.element("hr") }
      .overriding(BodyBlock.self) { _, writer in writer.element("hr") }
    let page = renderer.render(try .withPanel())
    #expect(page.answerInHTML?.words == ["a", "P", "b", "c", "T", "d"])
  }
}

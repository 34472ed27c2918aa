import ContentParser
import FaqService
import Renderers
import Testing

@Suite("An override of a block within other blocks")
struct ChildOverrideTests {
  @Test("It holds in a container and in a fallback, in Markdown")
  func markdown() throws {
    let renderer = MarkdownRenderer().overriding(BodyBlock.self) { body, writer in
      writer.markup("<hr>")
      writer.paragraph([.strong([.text(body.text)])])
    }
    #expect(
      renderer.render(try .withPanel()) == """
        <hr>

        **a**

        P

        - <hr>

          **b**

          <hr>

          **c**

          # T

        <hr>

        **d**

        """
    )
  }

  @Test("It holds in a container and in a fallback, in HTML")
  func html() throws {
    let renderer = HTMLFragmentRenderer().overriding(BodyBlock.self) { body, writer in
      writer.element("b") { $0.text(body.text) }
    }
    #expect(
      renderer.render(try .withPanel()) == """
        <article>
        <b>a</b>
        <p>P</p>
        <ul>
        <li>
        <b>b</b>
        <b>c</b>
        <h1>T</h1>
        </li>
        </ul>
        <b>d</b>
        </article>

        """
    )
  }

  @Test("It holds in a container and in a fallback, in text")
  func text() throws {
    let write: @Sendable (BodyBlock, inout TextWriter) -> Void = { body, writer in
      writer.paragraph([.text(body.text)], as: .strong)
      writer.nodes([.paragraph("-")])
    }
    let plain = TextRenderer.plain().overriding(BodyBlock.self, with: write)
    #expect(
      plain.render(try .withPanel()) == """
        a

        -

        P

        - b

          -

          c

          -

          T

        d

        -

        """
    )
    let ansi = TextRenderer.ansi().overriding(BodyBlock.self, with: write)
    #expect(ansi.render(try .withPanel()).contains("␛[2m- ␛[0m␛[1mb␛[0m\n\n".withEscapes))
  }

  @Test("One that writes nothing leaves no blank line in a container")
  func nothing() throws {
    let document = try Document.withPanel()
    let markdown = MarkdownRenderer().overriding(BodyBlock.self) { _, writer in writer.nodes([]) }
    #expect(markdown.render(document) == "P\n\n- # T\n")
    let plain = TextRenderer.plain().overriding(BodyBlock.self) { _, writer in writer.nodes([]) }
    #expect(plain.render(document) == "P\n\n- T\n")
    let html = HTMLFragmentRenderer().overriding(BodyBlock.self) { _, writer in writer.nodes([]) }
    #expect(
      html.render(document)
        == "<article>\n<p>P</p>\n<ul>\n<li>\n<h1>T</h1>\n</li>\n</ul>\n</article>\n"
    )
  }

  @Test("A document that is refused is written by no override")
  func refused() throws {
    let items = #"{"type":"body","text":"a"},{"type":"panel","name":"P","elements":[7]}"#
    let registry = try BlockRegistry.standard.adding(Panel.self)
    let document = ContentParser(registry: registry, unknownPolicy: .fail)
      .parse(try RawFaq(parsing: #"{"elements":[\#(items)]}"#))
    let renderer = TextRenderer.plain().overriding(BodyBlock.self) { _, writer in
      writer.paragraph(["never"], as: .title)
    }
    #expect(
      renderer.render(document) == """
        │ This FAQ is refused: line 1, column 80, at /elements/1/elements/0: This is not a block

        """
    )
  }
}

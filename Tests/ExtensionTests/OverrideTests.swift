import ContentParser
import FaqService
import Renderers
import Testing

@Suite("An override for a block type of one's own")
struct OverrideTests {
  private static let items = """
    {"type":"title","text":"Tour"},
    {"type":"video","caption":"Walk","url":"https://example.com/a"},
    {"type":"body","text":"Done"}
    """

  @Test("It changes that type in that renderer, and needs no cast")
  func markdown() throws {
    let document = try Document.parsing(Self.items)
    let renderer = MarkdownRenderer().overriding(Video.self) { video, writer in
      writer.writeMarkup(#"<video src="\#(video.url.text)"></video>"#)
      writer.write([.paragraph([.emphasis([.text(video.caption)])])])
    }
    #expect(
      renderer.render(document) == """
        # Tour

        <video src="https://example.com/a"></video>

        *Walk*

        Done

        """
    )
  }

  @Test("Other renderers do not know of it")
  func others() throws {
    let document = try Document.parsing(Self.items)
    _ = MarkdownRenderer().overriding(Video.self) { _, writer in writer.write([]) }
    #expect(
      MarkdownRenderer().render(document) == """
        # Tour

        [▶ Walk](https://example.com/a)

        Done

        """
    )
    #expect(
      TextRenderer.plain().render(document) == """
        Tour

        ▶ Walk (https://example.com/a)

        Done

        """
    )
  }
}

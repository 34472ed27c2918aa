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
      writer.markup("<hr>")
      writer.nodes([.image(video.url, description: video.caption)])
    }
    #expect(
      renderer.render(document) == """
        # Tour

        <hr>

        ![Walk](https://example.com/a)

        Done

        """
    )
  }

  @Test("The renderer that it was made from, and other renderers, do not know of it")
  func others() throws {
    let document = try Document.parsing(Self.items)
    let original = MarkdownRenderer()
    let changed = original.overriding(Video.self) { _, writer in writer.nodes([]) }
    let output = """
      # Tour

      [▶ Walk](https://example.com/a)

      Done

      """
    #expect(changed.render(document) == "# Tour\n\nDone\n")
    #expect(original.render(document) == output)
    #expect(MarkdownRenderer().render(document) == output)
  }
}

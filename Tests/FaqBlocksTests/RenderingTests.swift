import ContentParser
import Renderers
import Testing

@Suite("Each block type in plain text, Markdown and HTML")
struct RenderingTests {
  @Test("An item becomes the same content in each format", arguments: RenderingCase.all)
  func formats(block: RenderingCase) throws {
    let document = try Document.parsing(block.item)
    #expect(document.diagnostics.allSatisfy { $0.code == .missingTitle || $0.code == .raggedRow })
    #expect(TextRenderer.plain().render(document) == block.plain + "\n")
    #expect(MarkdownRenderer().render(document) == block.markdown + "\n")
    #expect(HTMLFragmentRenderer().render(document) == block.article)
  }
}

import ContentParser
import FaqBlocks
import FaqService
import Testing

@Suite("Block types of the library")
struct ExampleTests {
  @Test("Their names are these")
  func names() {
    #expect(
      FaqBlocks.types == [
        "text", "heading", "list", "steps", "code", "table", "image", "media", "quote", "note",
        "details", "divider", "related", "tags",
      ]
    )
  }

  @Test("Each has an example that gets no remark", arguments: FaqBlocks.types)
  func examples(type: BlockType) throws {
    let examples = FaqBlocks.all.first { $0.type == type }?.examples ?? []
    #expect(!examples.isEmpty)
    for example in examples {
      let document = try Document.parsing(#"{"type":"title","text":"a"},"# + example)
      #expect(document.blocks.last?.type == type)
      #expect(document.blocks.last is UnknownBlock == false)
      #expect(document.review().isEmpty)
    }
  }
}

import ContentParser
import FaqService
import Testing

@Suite("Content that declares its own types")
struct EntryStreamTests {
  private static let content = """
    {"types":[{"type":"p","fields":{"text":"text"},"body":[{"paragraph":"- {text}"}]}],\
    "faqs":[{"elements":[{"type":"p","text":"a"}]},{"elements":[{"type":"p","text":"b"}]}]}
    """

  @Test("The documents of a source know the types that stand in front of them")
  func documents() async throws {
    var bodies: [[Node]] = []
    for try await document in ContentParser().documents(
      from: MemorySource(Array(Self.content.utf8))
    ) {
      bodies.append(document.lowered)
    }
    #expect(bodies == [[.paragraph("- a")], [.paragraph("- b")]])
  }

  @Test("Declarations are no entries, whether entries are read or skipped")
  func skipping() async throws {
    let service = FaqService(source: MemorySource(Array(Self.content.utf8)))
    let stream = try await EntryStream(try await service.stream())
    #expect(stream.declarations.types.map(\.type) == ["p"])
    #expect(try await stream.skip(0) == 0)
    #expect(try await stream.skip(1) == 1)
    #expect(try await stream.next()?.items.first?["text"]?.string?.text == "b")
    #expect(try await stream.next() == nil)
    let again = try await EntryStream(try await service.stream())
    #expect(try await again.skip(5) == 2)
  }

  @Test("A declaration of a title is a declaration too")
  func title() async throws {
    let content = """
      {"types":[{"type":"a","body":[]},{"type":"title","body":[]},{"type":"b","body":[]}],\
      "faqs":[{"elements":[]}]}
      """
    let service = FaqService(source: MemorySource(Array(content.utf8)))
    let stream = try await EntryStream(try await service.stream())
    #expect(stream.declarations.types.map(\.type) == ["a", "title", "b"])
    #expect(stream.declarations.diagnostics.isEmpty)
    #expect(try await stream.skip(9) == 1)
  }
}

import ContentParser
import FaqService
import Testing

@Suite("Content that declares its own types")
struct EntryStreamTests {
  private static let content = """
    {"types":[{"type":"p","fields":{"text":"text"},"body":[{"paragraph":"- {text}"}]}],\
    "faqs":[{"elements":[{"type":"p","text":"a"}]},{"elements":[{"type":"p","text":"b"}]}]}
    """

  @Test("The documents of a source know the types that precede them")
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

  @Test(
    "Relative addresses are seen from the base before the FAQs, or else from the content",
    arguments: [
      (#"{"base":"https://a.org/b/","faqs":[{"elements":[]}]}"#, "https://a.org/b/"),
      (#"{"base":"../b/","faqs":[{"elements":[]}]}"#, "https://e.org/b/"),
      (#"{"base":"b","base":"c","types":[{"type":"a","body":[]}],"faqs":[]}"#, "https://e.org/d/c"),
      (#"{"base":"javascript:a","faqs":[{"elements":[]}]}"#, "https://e.org/d/f.json"),
      (#"{"base":7,"faqs":[{"elements":[]}]}"#, "https://e.org/d/f.json"),
      (#"{"faqs":[{"elements":[]}],"base":"https://a.org"}"#, "https://e.org/d/f.json"),
      (#"[{"elements":[]}]"#, "https://e.org/d/f.json"),
    ]
  )
  func base(content: String, base: String) async throws {
    let service = FaqService(source: MemorySource(Array(content.utf8)))
    let address = try BaseAddress("https://e.org/d/f.json")
    let stream = try await EntryStream(try await service.stream(), at: address)
    #expect(stream.base?.text == base)
  }

  @Test("A sequence of documents resolves against the base, unless the parser has one")
  func documentBase() async throws {
    let content = #"""
      {"base":"https://a.org","faqs":[[{"type":"button","text":"a","action":"b"}]]}
      """#
    let parsers = [ContentParser(), ContentParser(base: try BaseAddress("https://e.org"))]
    var addresses: [String?] = []
    for parser in parsers {
      let source = MemorySource(Array(content.utf8))
      for try await document in parser.documents(from: source) {
        addresses.append((document.blocks.first as? ButtonBlock)?.address?.text)
      }
    }
    #expect(addresses == ["https://a.org/b", "https://e.org/b"])
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

import ContentParser
import FaqSearch
import FaqService
import Testing

func favourites(among documents: [Document], marked identities: Set<String>) -> [Document] {
  documents.filter { identities.contains($0.identity) }
}

@Suite("What an FAQ is known by")
struct IdentityTests {
  private static func document(_ entry: String) throws -> Document {
    ContentParser().parse(try RawFaq(parsing: entry))
  }

  @Test(
    "It is the id, or else the title, or else a digest, and stays the same in every version",
    arguments: [
      (#"{"id":"a-1","elements":[{"type":"title","text":"Où?"}]}"#, "id a-1"),
      (#"{"id":"a\nb","elements":[]}"#, "id a b"),
      (#"{"id":7,"elements":[{"type":"title","text":"OÙ est\nle thé?"}]}"#, "title ou est le the?"),
      (#"{"id":" ","elements":[{"type":"title","text":"A"}]}"#, "title a"),
      (#"[{"type":"body","text":"b"}]"#, "bytes d7:7c:47:4e:cc:3c:f4:55"),
      (#"[{"type":"title","text":" "}]"#, "bytes ef:ec:51:a:ac:77:e0:15"),
    ]
  )
  func identity(entry: String, identity: String) throws {
    #expect(try Self.document(entry).identity == identity)
  }

  @Test("It is that of the entry in any other place and form of content")
  func places() async throws {
    let content = #"""
      {"faqs":[[{"type":"title","text":"B"}],{"elements":[{"type":"title","text":"A"}],"id":"x"},
      [{"type":"title","text":"b"}]]}
      """#
    let source = MemorySource(Array(content.utf8), name: "content")
    var documents: [Document] = []
    for try await document in ContentParser().documents(from: source) { documents.append(document) }
    #expect(documents.map(\.identity) == ["title b", "id x", "title b"])
    #expect(Document(blocks: [TitleBlock("B"), BodyBlock("c")]).identity == "title b")
    #expect(favourites(among: documents, marked: ["id x", "id y"]).map(\.title) == ["A"])
  }
}

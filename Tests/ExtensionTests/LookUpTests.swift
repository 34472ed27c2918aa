import ContentParser
import FaqService
import Testing

@Suite("Blocks of a document")
struct LookUpTests {
  private static let document = try? Document.parsing(
    #"""
    {"type":"title","text":"Where?"},
    {"type":"callout","title":"Look","elements":[
      {"type":"video","caption":"One","url":"https://example.com/one"}]},
    {"type":"video","caption":"Two","url":"https://example.com/two"}
    """#
  )

  @Test("What a service knows is added to them, at any depth")
  func lookUp() async throws {
    let document = try #require(Self.document)
    let found = try await addingCaptions(to: document) { address in "At \(address.text)" }
    #expect(found.first(Video.self)?.caption == "At https://example.com/one")
    #expect((found.blocks.last as? Video)?.caption == "At https://example.com/two")
  }

  @Test("The first of a type is found, also within others, and by its type alone")
  func first() throws {
    let document = try #require(Self.document)
    #expect(document.first(Video.self)?.caption == "One")
    #expect(document.first(TitleBlock.self)?.text == "Where?")
    let button = document.first(ButtonBlock.self)
    #expect(button == nil)
  }
}

import FaqService
import FaqSources
import Testing

@Suite("What the documentation says of a source that is kept and tried again")
struct DependableSourceTests {
  @Test("It is named as the source within")
  func name() throws {
    let source = HTTPSource(try HTTPAddress("https://example.com/faqs.json?key=secret"))
    let name = dependable(source, cache: "/nonexistent").name
    #expect(name == "https://example.com/faqs.json?key=…")
  }
}

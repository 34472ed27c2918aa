import FaqImport
import FaqService
import FaqTesting
import Testing

@Suite("The promises of imported sources")
struct PromiseTests {
  @Test("A source of native content keeps them")
  func native() async {
    let found = await violations { $0.importing() }
    #expect(found.isEmpty)
  }

  @Test("A source of foreign content keeps them")
  func foreign() async {
    let source = MemorySource(Array(#"{"q":"Why?","a":"So."}"#.utf8), chunkSize: 3)
    let found = await violations(of: source.importing())
    #expect(found.isEmpty)
  }
}

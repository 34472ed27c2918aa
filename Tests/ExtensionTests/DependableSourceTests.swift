import FaqService
import FaqSources
import Testing

@Suite("What the README says of a source that is kept and tried again")
struct DependableSourceTests {
  @Test("It shows it as it is compiled")
  func listing() async throws {
    let readme = try await TextFile.text("README.md")
    let listing = try await TextFile.text("Tests/ExtensionTests/DependableSource.swift")
    #expect(readme.contains("```swift\n\(listing)```\n"))
  }

  @Test("It is named as the source within")
  func name() throws {
    let source = HTTPSource(try HTTPAddress("https://example.com/faqs.json?key=secret"))
    let name = dependable(source, cache: "/nonexistent").name
    #expect(name == "https://example.com/faqs.json?key=…")
  }
}

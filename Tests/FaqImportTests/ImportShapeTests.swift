import FaqImport
import FaqService
import Testing

@Suite("Shapes that the user names")
struct ImportShapeTests {
  private static let content = #"""
    {"rows": [
      {"t": {"de": "Zeiten", "fr": "Heures"}, "c": "Ab neun.", "id": 1}, {"x": 0},
      {"t": {"de": "Preise"}}
    ]}
    """#

  @Test("A path leads to the entries, and two names to question and answer")
  func shape() throws {
    let shape = try #require(ImportShape("$.rows[*] t.de c"))
    let importer = Importer(name: "test", shape: shape)
    #expect(
      try Listing.lines(of: Array(Self.content.utf8), by: importer) == """
        read as: $.rows[*] t.de c (plain text), 2 of 3
        Zeiten {"t": {"de": "Zeiten", "fr": "Heures"}, "id": 1}
          body: Ab neun.
        Preise {"t": {"de": "Preise"}}

        """
    )
  }

  @Test("A shape that leads nowhere is an error, and no reason to guess")
  func nothing() throws {
    let shape = try #require(ImportShape("$.data.* q a"))
    let importer = Importer(name: "test", shape: shape)
    let error = #expect(throws: FaqServiceError.self) {
      try importer.read(Array(Self.content.utf8))
    }
    #expect(error?.description == "test: no entries are at '$.data.* q a'")
  }

  @Test(
    "Anything else is no shape",
    arguments: ["", "$", "$.a", "$ q", "a q a", "$.[*] q a", "$[0] q a", "$.a q a b", "$.a . a"]
  )
  func invalid(text: String) { #expect(ImportShape(text) == nil) }
}

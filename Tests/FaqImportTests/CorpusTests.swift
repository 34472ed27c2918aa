import FaqImport
import FaqService
import Testing

@Suite("Content as it exists")
struct CorpusTests {
  @Test("Each shape of JSON is read as its expected FAQs", arguments: Fixture.all(in: "JSON"))
  func json(fixture: Fixture) throws {
    #expect(try Listing.lines(of: fixture.content()) == fixture.expected())
  }

  @Test("Each way of writing Markdown is read", arguments: Fixture.all(in: "Markdown"))
  func markdown(fixture: Fixture) throws {
    // A name ending in .txt is that of plain text.
    let importer = Importer(name: fixture.testDescription)
    #expect(try Listing.lines(of: fixture.content(), by: importer) == fixture.expected())
  }

  @Test("Each kind of table is read", arguments: Fixture.all(in: "Tables"))
  func table(fixture: Fixture) throws {
    #expect(try Listing.lines(of: fixture.content()) == fixture.expected())
  }

  @Test("Each shape of HTML page is read as its expected FAQs", arguments: Fixture.all(in: "Pages"))
  func pages(fixture: Fixture) throws {
    #expect(try Listing.lines(of: fixture.content()) == fixture.expected())
  }

  @Test("A file without FAQs gives none", arguments: Fixture.all(in: "NoFAQs"))
  func nothing(fixture: Fixture) throws {
    #expect(try Listing.lines(of: fixture.content()) == "nothing\n")
  }

  @Test("The corpus has all files")
  func count() {
    #expect(Fixture.all(in: "JSON").count >= 90)
    #expect(Fixture.all(in: "Markdown").count >= 45)
    #expect(Fixture.all(in: "Tables").count >= 20)
    #expect(Fixture.all(in: "Pages").count >= 15)
    #expect(Fixture.all(in: "NoFAQs").count >= 35)
  }
}

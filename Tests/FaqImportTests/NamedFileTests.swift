import Testing

@testable import FaqImport

@Suite("What the name of a file says of its content")
struct NamedFileTests {
  @Test("Markdown in a file called FAQ has questions that do not ask")
  func fileName() throws {
    let text = Array("# Setup\n\n## The window\n\nClose it.\n\n## The mouse\n\nMove it.\n".utf8)
    #expect(try Importer(name: "docs/FAQ.md").read(text)?.record.reading.count == 2)
    #expect(try Importer(name: "docs/notes.md").read(text) == nil)
  }

  @Test(
    "JSON is read in a file that is called FAQ, although it could be other data elsewhere",
    arguments: [
      #"[{"name":"Links","value":"In the hall."},{"name":"Role","value":"It has the key."}]"#,
      #"{"opening hours":"From nine to five.","parking":"Behind the house, for two hours."}"#,
    ]
  )
  func namedFile(content: String) throws {
    let named = try Importer(name: "data/faqs.json").read(Array(content.utf8))
    #expect(named?.record.reading.count == 2)
    #expect(try Importer(name: "data/shop.json").read(Array(content.utf8)) == nil)
  }

  @Test(
    "Texts and links of a file that is called FAQ are no FAQs",
    arguments: [
      #"{"heading":"Frequently asked questions","contact":"Write to us at any time."}"#,
      #"{"opening hours":"Daily","parking":"Behind the house, for two hours."}"#,
      #"[{"name":"Shop","url":"https://example.com"},{"name":"Map","url":"https://example.org"}]"#,
    ]
  )
  func namedTexts(content: String) throws {
    #expect(try Importer(name: "faq.json").read(Array(content.utf8)) == nil)
  }

  @Test("Buttons of an accordion in a page called FAQ need not ask", arguments: ["FAQ", "faqs"])
  func page(name: String) throws {
    let page = """
      <!doctype html><title>Shop</title>
      <button data-target="#a">Returns</button><div id="a" class="collapse">Within a week.</div>
      <button data-target="#b">Delivery</button><div id="b" class="collapse">Three days.</div>
      """
    let named = try Importer(name: "\(name).html").read(Array(page.utf8))
    #expect(named?.record.reading.count == 2)
    #expect(try Importer(name: "shop.html").read(Array(page.utf8)) == nil)
  }
}

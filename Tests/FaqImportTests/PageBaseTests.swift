import FaqImport
import FaqService
import Testing

@Suite("The base of a page")
struct PageBaseTests {
  @Test(
    "It precedes the FAQs as the page has written it",
    arguments: [
      ("<base target=a><base href='/help/'><base href=/b/>", #"{"base":"/help/","faqs":["#),
      ("", #"{"faqs":["#),
    ]
  )
  func base(elements: String, start: String) throws {
    let page = """
      <!doctype html><head>\(elements)</head>
      <details><summary>Why?</summary>So.</details><details><summary>How?</summary>Thus.</details>
      """
    let result = try #require(try Importer(name: "test").read(Array(page.utf8)))
    #expect(String(utf8: result.native.prefix { $0 != UInt8(ascii: "\n") }) == start)
  }
}

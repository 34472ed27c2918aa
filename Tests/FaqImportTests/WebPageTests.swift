import FaqImport
import Testing

@Suite("What a page of the web says")
struct WebPageTests {
  private static func page(_ html: String) -> WebPage? { WebPage(Array(html.utf8)) }

  @Test(
    "It is the main part, or else all but the frame",
    arguments: [
      ("<p>Menu<main id=a><p>One</main><p>Imprint", "<main id=\"a\"><p>One</p></main>"),
      ("<p>Menu<div role=main><p>One</div><p>End", "<div role=\"main\"><p>One</p></div>"),
      ("<main><nav>Home</nav><p>One</main>", "<p>One</p>"),
      (
        "<p>Menu<article>One<article>Two</article>Three</article><p>End",
        "<article>One<article>Two</article>Three</article>"
      ),
      (
        "<p>Menu<article>One</article><article>Two</article><p>End",
        "<article>One</article><article>Two</article>"
      ),
      ("<body><nav>Home</nav><p>One</p><footer>End</footer>", "<p>One</p>"),
      ("<script>'<main>'</script><p>One</p><script>'</main>'</script>", "<p>One</p>"),
    ]
  )
  func main(html: String, main: String) throws {
    let page = try #require(Self.page(html))
    #expect(page.main.trimmedTags == main)
  }

  @Test("A part of a page whose name says that it is one is never read as Markdown")
  func name() throws {
    let part = Array("<div><h2>Why `a`?</h2>\n\n    <p>So.</p><h2>How?</h2>\n- So.</div>".utf8)
    let read = try #require(try Importer(name: "faq.html").read(part))
    #expect("\(read.record.reading)" == "questions in headings (HTML), 2 of 2")
    #expect(try Importer(name: "faq.md").read(part)?.record.reading.form != .html)
  }

  @Test("It may name the address that relative ones are relative to")
  func base() throws {
    #expect(try #require(Self.page("<base href='/b/'><p>One")).base == "/b/")
    #expect(try #require(Self.page("<p>One")).base == nil)
  }

  @Test("It is in the encoding that it names")
  func encoding() throws {
    let bytes = Array("<meta charset=iso-8859-2><p>".utf8) + [0xBF, 0xF3, 0xB3, 0xE6]
    #expect(try #require(WebPage(bytes)).main.contains("żółć"))
  }

  @Test("Other content is no page", arguments: ["", "%PDF-1.7", #"{"a":1}"#, "text"])
  func others(content: String) { #expect(Self.page(content) == nil) }
}

private extension String {
  /// The text without the elements around the whole page.
  var trimmedTags: String {
    ["<html>", "</html>", "<body>", "</body>"].reduce(self) { text, tag in
      text.split(separator: tag, omittingEmptySubsequences: false).joined()
    }
  }
}

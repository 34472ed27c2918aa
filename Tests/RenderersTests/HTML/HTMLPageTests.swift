import Bytes
import ContentParser
import FaqService
import Renderers
import Testing

@Suite("HTML pages")
struct HTMLPageTests {
  private let one = #"{"type":"title","text":"Why <so>?"},{"type":"body","text":"a\nb\n\nc"}"#
  private let other = #"{"type":"body","text":"d"},{"type":"button","text":"e","action":"tel:1"}"#

  /// A page without its style sheet and the digest of that.
  private func skeleton(_ page: String) -> String {
    page.replacing(#/(?s)<style>.*</style>/#, with: "<style></style>")
      .replacing(#/sha256-[^']*/#, with: "sha256-")
  }

  private func head(_ title: String, lang: String = "en") -> String {
    """
    <!DOCTYPE html>
    <html lang="\(lang)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-'; img-src https: http: data:; base-uri 'none'; form-action 'none'">
    <title>\(title)</title>
    <style></style>
    </head>
    <body>

    """
  }

  @Test("The page of one FAQ has its title as heading and its answer as data")
  func single() throws {
    let expected = #"""
      <main>
      <article id="why-so">
      <h1>Why &lt;so&gt;?</h1>
      <p>a<br>b</p>
      <p>c</p>
      </article>
      </main>
      <script type="application/ld+json">
      {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[
      {"@type":"Question","@id":"#why-so","name":"Why \u003cso\u003e?",\#
      "acceptedAnswer":{"@type":"Answer","text":\#
      "\u003cp\u003ea\u003cbr\u003eb\u003c/p\u003e\u003cp\u003ec\u003c/p\u003e"}}
      ]}
      </script>
      </body>
      </html>

      """#
    let page = HTMLPageRenderer().render(try Document.parsing(one))
    #expect(skeleton(page) == head("Why &lt;so&gt;?") + expected)
  }

  @Test("The page of many has a heading, contents, and an article for each")
  func many() throws {
    let expected = #"""
      <header>
      <h1>FAQ</h1>
      </header>
      <nav aria-label="Inhalt">
      <details>
      <summary>Inhalt</summary>
      <ol>
      <li value="1"><a href="#why-so">Why &lt;so&gt;?</a></li>
      <li value="2"><a href="#faq-2">(ohne Titel)</a></li>
      </ol>
      </details>
      </nav>
      <main>
      <article id="why-so">
      <a class="anchor" id="faq-1" href="#why-so" aria-label="Why &lt;so&gt;?"></a>
      <h2>Why &lt;so&gt;?</h2>
      <p>a<br>b</p>
      <p>c</p>
      </article>
      <article id="faq-2">
      <a class="anchor" href="#faq-2" aria-label="(ohne Titel)"></a>
      <p>d</p>
      <p class="action"><a href="tel:1" rel="noopener noreferrer">e</a></p>
      </article>
      </main>

      """#
    let page = HTMLPageRenderer(language: "de").render([try .parsing(one), try .parsing(other)])
    #expect(skeleton(page).hasPrefix(head("FAQ", lang: "de") + expected))
    #expect(
      page.questionsInHTML == [
        ["Why <so>?", "<p>a<br>b</p><p>c</p>"],
        ["(ohne Titel)", "<p>d</p><p><a href=\"tel:1\">e</a></p>"],
      ]
    )
  }

  @Test("The page of an FAQ without a title says so")
  func untitled() throws {
    let page = HTMLPageRenderer().render(try Document.parsing(other))
    #expect(page.contains("<title>(untitled)</title>"))
    #expect(page.contains("<header>\n<h1>(untitled)</h1>\n</header>\n<main>\n"))
  }

  @Test("A page without FAQs is a page")
  func empty() {
    #expect(
      skeleton(HTMLPageRenderer().render([Document]())) == head("FAQ") + """
        <header>
        <h1>FAQ</h1>
        </header>
        <main>
        </main>
        </body>
        </html>

        """
    )
  }

  @Test("An overview is a page of numbered titles, or a fragment")
  func overview() {
    let rows = [OverviewRow(number: 2, title: "a <b>"), OverviewRow(number: 7, title: nil)]
    let list = """
      <ol class="overview">
      <li value="2">a &lt;b&gt;</li>
      <li value="7">(untitled)</li>
      </ol>

      """
    #expect(
      HTMLFragmentRenderer(headingLevel: 3).renderOverview(rows)
        == "<h3>FAQ Overview</h3>\n" + list
    )
    #expect(
      skeleton(HTMLPageRenderer().renderOverview(rows)) == head("FAQ Overview")
        + "<header>\n<h1>FAQ Overview</h1>\n</header>\n<main>\n\(list)</main>\n</body>\n</html>\n"
    )
  }

  @Test("An override writes the article, and the data still has the text of the block's nodes")
  func override() throws {
    let renderer = HTMLPageRenderer().overriding(BodyBlock.self) { body, writer in
      writer.element("video", ["title": body.text])
    }
    let page = renderer.render(
      try Document.parsing(#"{"type":"title","text":"t"},{"type":"body","text":"a"}"#)
    )
    #expect(page.contains("<h1>t</h1>\n<video title=\"a\"></video>\n</article>"))
    #expect(page.questionsInHTML == [["t", "<p>a</p>"]])
  }

  @Test("A search is a field above the contents, hidden until its script runs")
  func search() throws {
    let documents = [try Document.parsing(one), try Document.parsing(other)]
    let page = HTMLPageRenderer(hasSearch: true).render(documents)
    let script = try #require(page.firstMatch(of: #/(?s)<script type="module">(.*?)<\/script>/#)).1
    let digest = Base64.text(of: SHA256.digest(of: Array(script.utf8)))
    #expect(script.utf8.count < 8 << 10)
    #expect(page.contains("; script-src 'sha256-\(digest)'; img-src"))
    let field = """
      <div role="search" data-tally="Found {0} of {1}." \
      data-near="Nothing answers this well. The closest:" data-all="Show all {0}" \
      data-swap="Showing results for {0} instead of {1}." hidden>
      <label for="search">Search</label>
      <input id="search" type="search" autocomplete="off" spellcheck="false">
      <p role="status" aria-live="polite"></p>
      <ol></ol>
      <button type="button" hidden></button>
      </div>
      <script type="module">\(script)</script>

      """
    #expect(page.contains("<nav aria-label=\"Contents\">\n\(field)<details>\n"))
    let withoutSearch = page.replacing(field, with: "")
      .replacing("script-src 'sha256-\(digest)'; ", with: "")
    #expect(withoutSearch == HTMLPageRenderer().render(documents))
  }

  @Test("The contents of a page with a search have the aliases as data")
  func aliases() throws {
    let entry = #"{"aliases":["a \"b\"","<c>"],"elements":[{"type":"title","text":"t"}]}"#
    let document = ContentParser().parse(try RawFaq(parsing: entry))
    let page = HTMLPageRenderer(hasSearch: true).render([document, document])
    #expect(page.contains("<a href=\"#t\" data-aliases=\"a &quot;b&quot;\n&lt;c&gt;\">t</a>"))
    #expect(!HTMLPageRenderer().render([document, document]).contains("data-aliases"))
  }

  @Test("A page of one FAQ or of none has no search")
  func noSearch() throws {
    let renderer = HTMLPageRenderer(hasSearch: true)
    let page = renderer.render(try Document.parsing(one))
    #expect(page == HTMLPageRenderer().render(try Document.parsing(one)))
    #expect(!renderer.render([Document]()).contains("<script"))
  }

  @Test("The policy names the digest of the style sheet")
  func digest() throws {
    let page = HTMLPageRenderer().render([Document]())
    let style = try #require(page.firstMatch(of: #/(?s)<style>(.*)</style>/#)).1
    let digest = Base64.text(of: SHA256.digest(of: Array(style.utf8)))
    #expect(page.contains("style-src 'sha256-\(digest)'"))
  }
}

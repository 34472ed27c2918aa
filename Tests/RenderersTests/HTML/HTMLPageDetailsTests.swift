import Bytes
import ContentParser
import FaqService
import Renderers
import Testing

@Suite("What a page says of itself")
struct HTMLPageDetailsTests {
  private func page(_ details: HTMLPageDetails, titles: String...) -> String {
    var renderer = HTMLPageRenderer()
    renderer.details = details
    return renderer.render(titles.map { Document(blocks: [TitleBlock($0)]) })
  }

  @Test("It has a title, an introduction, a canonical address and data for links to it")
  func description() throws {
    var details = HTMLPageDetails()
    details.title = "Help & more"
    details.summary = "All \"answers\""
    details.address = try BaseAddress("https://a.org/help/")
    details.image = try Address("https://a.org/card.png")
    let page = page(details, titles: "a", "b")
    #expect(
      page.contains(
        """
        <title>Help &amp; more</title>
        <link rel="canonical" href="https://a.org/help/">
        <meta name="description" content="All &quot;answers&quot;">
        <meta property="og:type" content="website">
        <meta property="og:title" content="Help &amp; more">
        <meta property="og:description" content="All &quot;answers&quot;">
        <meta property="og:url" content="https://a.org/help/">
        <meta property="og:image" content="https://a.org/card.png">
        <style>
        """
      )
    )
    #expect(
      page.contains(
        """
        <header>
        <h1>Help &amp; more</h1>
        <p>All &quot;answers&quot;</p>
        </header>
        """
      )
    )
  }

  @Test("A page without details says nothing of itself")
  func nothing() {
    #expect(!page(HTMLPageDetails(), titles: "a", "b").contains(#/<meta property|canonical/#))
  }

  @Test("The page of one FAQ has the FAQ's title and summary")
  func one() throws {
    var renderer = HTMLPageRenderer()
    renderer.details.title = "Help"
    renderer.details.summary = "All"
    let entry = #"{"summary":"Two days","elements":[{"type":"title","text":"How long?"}]}"#
    let page = renderer.render(ContentParser().parse(try RawFaq(parsing: entry)))
    #expect(page.contains("<title>How long?</title>\n<meta name=\"description\" content=\"Two d"))
    #expect(!page.contains("All"))
  }

  @Test(
    "The policy admits the rules of the publisher, which cannot end their element",
    arguments: [
      ("a { b: c }", "a { b: c }"), ("a\r\nb\rc", "a\nb\nc"),
      ("/*</style><script>*/", "/*<\\/style><script>*/"),
    ]
  )
  func rules(given: String, written: String) {
    var details = HTMLPageDetails()
    details.styleSheet = given
    let page = page(details, titles: "a", "b")
    let digest = Base64.text(of: SHA256.digest(of: Array(written.utf8)))
    #expect(page.contains("</style>\n<style>\(written)</style>\n</head>"))
    #expect(page.contains(" 'sha256-\(digest)'; img-src https: http: data:; font-src https: data:"))
  }

  @Test(
    "Elements of the publisher end the head, and a policy among them is the only one",
    arguments: [
      ("<meta name=\"a\">", 1), ("<META HTTP-EQUIV='content-security-policy'>\n", 0),
    ]
  )
  func head(elements: String, policies: Int) {
    var details = HTMLPageDetails()
    details.head = elements
    let page = page(details, titles: "a", "b")
    let line = elements.hasSuffix("\n") ? elements : elements + "\n"
    #expect(page.contains("</style>\n\(line)</head>\n"))
    #expect(page.matches(of: #/"Content-Security-Policy"/#).count == policies)
  }
}

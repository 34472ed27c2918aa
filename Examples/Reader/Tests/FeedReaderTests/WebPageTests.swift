import ContentParser
import Renderers
import Testing

@testable import FeedReader

@Suite("The text of a web page")
struct WebPageTests {
  private static func text(_ html: String) throws -> String {
    let address = try Address("https://example.com/a/")
    let page = try WebPage(Array(html.utf8), at: address)
    let choice = Choice(title: "A", address: address, picture: nil)
    let text = TextRenderer.plain().render(try page.document(of: choice))
    let end = "\n→ Open in the browser (https://example.com/a/)\n"
    #expect(text.hasPrefix("A\n\n") && text.hasSuffix(end))
    return String(text.dropFirst(3).dropLast(end.count))
  }

  @Test(
    "It is the main part, without what stands around it",
    arguments: [
      ("<p>Menu<main id=a><p>One</main><p>Imprint", "One\n"),
      ("<p>Menu<MAIN><p>One</MAIN>", "One\n"),
      ("<p>Menu<article><p>One</article><article>Two</article><p>Imprint", "One\n\nTwo\n"),
      ("<html><body><p>One<p>Two", "One\n\nTwo\n"),
      ("<main><p>One", "One\n"),
      ("<mainly><p>One</main>", "One\n"),
      ("\u{FEFF}\n<p>One", "One\n"),
    ]
  )
  func mainPart(html: String, text: String) throws { #expect(try Self.text(html) == text) }

  @Test("Scripts and styles are no text, and relative links lead on from the page")
  func links() throws {
    let html = "<style>p{}</style><script>x()</script><p><a href='../b?c'>B</a>"
    #expect(try Self.text(html) == "B (https://example.com/b?c)\n")
  }

  @Test("Hostile text writes no escape sequence")
  func escapes() throws {
    let text = try Self.text("<p>a\u{1B}[31mb&#27;[2J")
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("A page that is not UTF-8 is read as Latin-1")
  func latin() throws {
    let address = try Address("https://example.com/a")
    let page = try WebPage(Array("<p>caf".utf8) + [0xE9], at: address)
    #expect(page.html == "<p>café")
  }

  @Test("What is no web page is refused", arguments: ["", "%PDF-1.7", "{\"a\":1}", "text"])
  func others(content: String) throws {
    let address = try Address("https://example.com/a")
    #expect(throws: PageError.noPage) { try WebPage(Array(content.utf8), at: address) }
  }
}

import ContentParser
import Renderers
import Testing

@testable import FeedReader

@Suite("The text of a web page")
struct WebPageTests {
  private static func text(_ html: String) throws -> String {
    let address = try Address("https://example.com/a/")
    let page = Download(bytes: Array(html.utf8), address: address.text)
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
      ("<p>Menu<main\nid=a><p>One</main>", "One\n"),
      ("<script>'<main>'</script><p>One<script>'</main>'</script>", "One\n"),
      ("<p>Menu<article><p>One</article><article>Two</article><p>Imprint", "One\n\nTwo\n"),
      ("<html><body><p>One<p>Two", "One\n\nTwo\n"),
      ("<main><p>One", "One\n"),
      ("<p><mainly>One</mainly>", "One\n"),
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

  @Test(
    "A page is in the charset that it names, or else in Windows-1252",
    arguments: [
      ("<meta charset=iso-8859-2>", "Za\u{BF}\u{F3}\u{B3}\u{E6}", "Zażółć"),
      ("", "caf\u{E9}", "café"),
    ]
  )
  func charset(meta: String, bytes: String, text: String) throws {
    let content = "\(meta)<p>\(bytes)".unicodeScalars.map { UInt8($0.value) }
    let page = Download(bytes: content, address: "https://example.com/a")
    let document = try page.document(of: Choice(title: "A", address: nil, picture: nil))
    #expect(TextRenderer.plain().render(document) == "A\n\n\(text)\n")
  }

  @Test("Relative links lead on from the address that the page names")
  func base() throws {
    let html = "<base href=/c/><p><a href=b>B</a>"
    #expect(try Self.text(html) == "B (https://example.com/c/b)\n")
  }

  @Test("What is no web page is refused", arguments: ["", "%PDF-1.7", "{\"a\":1}", "text"])
  func others(content: String) {
    let page = Download(bytes: Array(content.utf8), address: "https://example.com/a")
    #expect(throws: PageError.noPage) {
      try page.document(of: Choice(title: "A", address: nil, picture: nil))
    }
  }
}

import ContentParser
import Testing

@Suite("The address that a text probably means")
struct AddressMendingTests {
  @Test(
    "A missing or misspelt scheme, slashes and spaces are mended",
    arguments: [
      ("www.example.com", "https://www.example.com"),
      (" example.com/a b ", "https://example.com/a%20b"),
      ("htps://a.org", "https://a.org"),
      ("https:/a.org", "https://a.org"),
      ("http:\\\\a.org\\b", "http://a.org/b"),
      ("\u{200B}https://a.org\u{A0}", "https://a.org"),
      ("https://a.org?b c#d e", "https://a.org?b%20c#d%20e"),
      ("me@example.com", "mailto:me@example.com"),
      ("mailto://me@example.com", "mailto:me@example.com"),
      ("tel:+49 30 1234", "tel:+49301234"),
      ("https://a.org", "https://a.org"),
      ("docs.rs", "https://docs.rs"),
      ("bücher.example.de", "https://bücher.example.de"),
      ("пример.рф", "https://пример.рф"),
      ("www.intern", "https://www.intern"),
      ("example.sh/install", "https://example.sh/install"),
      ("a.com.py", "https://a.com.py"),
      ("192.168.0.1", "https://192.168.0.1"),
      ("map.png:8080", "https://map.png:8080"),
    ]
  )
  func mended(text: String, address: String) {
    #expect(Address.meant(by: text)?.text == address)
  }

  @Test(
    "Nothing is guessed where several addresses could be meant, or none",
    arguments: [
      "", " ", "javascript:alert(1)", "ftp://a.org", "https://", "https://a b.org", "http://[]",
      "https://a.org:b", "tel:", "mailto:a b@c.org", "a", "https://a\u{202E}b.org",
      "map.png", "guide.pdf", "setup.html", "setup.html#first", "README.md", "app.min.map",
      "a/b.pdf",
      "map@2x.png", "1.2", "example.invalid-ending",
    ]
  )
  func unknown(text: String) { #expect(Address.meant(by: text) == nil) }

  @Test("A very long text is left alone")
  func long() {
    #expect(Address.meant(by: "www.a.org/" + String(repeating: "a b", count: 1_000_000)) == nil)
  }
}

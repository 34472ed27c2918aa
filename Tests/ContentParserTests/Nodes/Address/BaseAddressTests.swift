import ContentParser
import Testing

@Suite("Addresses relative to a base")
struct BaseAddressTests {
  @Test(
    "A relative address is seen from the base, and checked like any other",
    arguments: [
      ("map", "https://example.com/help/map"), ("../a b", nil),
      ("../map?zoom=2#station", "https://example.com/map?zoom=2#station"),
      ("/\"a\"", "https://example.com/%22a%22"), ("//example.org/a", "https://example.org/a"),
      ("?page=2", "https://example.com/help/faq?page=2"), ("tel:1", "tel:1"),
      ("http://a.org/b", "http://a.org/b"), ("javascript:alert(1)", nil), ("data:,a", nil),
      ("java\nscript:alert(1)", nil), ("http:g", nil), ("///a.org", nil), ("//", nil),
      ("/\\a.org", nil), ("\\\\a.org", nil), ("//a.org:x", nil), ("/\u{202E}a", nil),
      ("", nil), ("#station", nil),
    ] as [(String, String?)]
  )
  func relative(text: String, address: String?) throws {
    let base = try BaseAddress("https://example.com/help/faq?page=1#top")
    #expect((try? Address(text, relativeTo: base))?.text == address)
  }

  @Test(
    "A base is an address of the web without a user",
    arguments: [
      ("javascript:alert(1)", "the scheme `javascript` is not allowed"),
      ("data:text/html,a", "the scheme `data` is not allowed"),
      ("file:///etc/", "the scheme `file` is not allowed"),
      ("mailto:a@example.com", "no address is relative to `mailto:`"),
      ("https://me:secret@example.com/", "it holds a user or a password"),
      ("https://me@example.com/", "it holds a user or a password"),
      ("https://example.com/\u{7}", "the path `/�` holds the control character U+0007"),
      ("https://a.org/" + String(repeating: "a", count: 2_000), "it is longer than 2000 bytes"),
      ("help/", "the scheme is missing"), ("", "it is empty"),
    ]
  )
  func faults(text: String, message: String) {
    let error = #expect(throws: AddressError.self) { try BaseAddress(text) }
    #expect(error?.message == message)
  }

  @Test("A base may be relative to another one")
  func nested() throws {
    let page = try BaseAddress("https://example.com/help/faq.html")
    #expect(try BaseAddress("../docs/", relativeTo: page).text == "https://example.com/docs/")
  }
}

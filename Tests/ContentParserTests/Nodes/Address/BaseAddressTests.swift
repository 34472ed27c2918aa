import Testing

@testable import ContentParser

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

@Suite("References are resolved as RFC 3986 does")
struct AddressReferenceTests {
  @Test(
    "The normal examples of section 5.4.1",
    arguments: [
      ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"),
      ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"), ("//g", "http://g"),
      ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
      ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
      ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"),
      (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
      ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
      ("../../", "http://a/"), ("../../g", "http://a/g"),
    ]
  )
  func normal(reference: String, address: String) { #expect(resolve(reference) == address) }

  @Test(
    "The abnormal examples of section 5.4.2",
    arguments: [
      ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
      ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
      ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
      ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
      ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
      ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
      ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
      ("http:g", "http:g"),
    ]
  )
  func abnormal(reference: String, address: String) { #expect(resolve(reference) == address) }

  @Test(
    "A base may have no path, and a path may have empty segments",
    arguments: [
      ("http://a", "g", "http://a/g"), ("http://a?q", "?y", "http://a?y"),
      ("http://a", "..", "http://a/"), ("http://a/b//c", "../g", "http://a/b/g"),
      ("http://a/b", "//c/../d/.", "http://c/d/"), ("http://a/b", "//c", "http://c"),
    ]
  )
  func bases(base: String, reference: String, address: String) {
    #expect(resolve(reference, against: base) == address)
  }

  private func resolve(_ reference: String, against base: String = "http://a/b/c/d;p?q") -> String {
    AddressReference(reference).resolved(against: AddressReference(base)).text
  }
}

import Testing

@testable import ContentParser

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

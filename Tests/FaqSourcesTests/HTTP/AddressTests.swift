import Testing

@testable import FaqSources

@Suite("Addresses and headers")
struct AddressTests {
  @Test(
    "An address is normalized",
    arguments: [
      ("http://example.com", "http://example.com/"),
      ("HTTPS://Example.COM:443/A?b#c", "https://example.com/A?b"),
      ("http://example.com:8080/a%20b", "http://example.com:8080/a%20b"),
      ("http://example.com:/", "http://example.com/"),
      ("https://example.com/a b/ü?q=\"x\"&", "https://example.com/a%20b/%C3%BC?q=%22x%22&"),
      ("http://[::1]:80/", "http://[::1]/"),
      ("http://[FE80::1%25eth0]/", "http://[fe80::1%25eth0]/"),
      ("http://me:word@example.com/", "http://example.com/"),
      ("http://a@b@example.com/", "http://example.com/"),
      ("http://münchen.example/", "http://münchen.example/"),
      ("http://example.com?a", "http://example.com/?a"),
      ("http://example.com/\u{301}?\u{301}a", "http://example.com/%CC%81?%CC%81a"),
    ]
  )
  func request(text: String, request: String) throws {
    #expect(try HTTPAddress(text).request == request)
  }

  @Test(
    "A text that is not an HTTP address is rejected",
    arguments: [
      ("", HTTPAddressError.malformed), ("faqs.json", .malformed), ("http:example.com", .malformed),
      ("://example.com", .malformed), ("file:///etc/passwd", .scheme("file")),
      ("http://", .host), ("http:///a", .host), ("http://a b/", .host), ("http://[::1/", .host),
      ("http://[1]/", .host), ("http://[::1%25e/]/", .host), ("http://a%00b/", .host),
      ("http://a:b/", .port), ("http://a:0/", .port),
      ("http://a:65536/", .port), ("http://a:+80/", .port), ("http://[::1]80/", .port),
      ("http://a/\n", .controlCharacter), ("http://a/\u{85}", .controlCharacter),
      ("http://%zz@a/", .credentials), ("http://a%0A@a/", .credentials),
    ]
  )
  func refused(text: String, error: HTTPAddressError) {
    #expect(throws: error) { try HTTPAddress(text) }
  }

  @Test("User and password are decoded")
  func credentials() throws {
    #expect(
      try HTTPAddress("http://m%40e:w%3Ao:rd@a/").credentials
        == HTTPAddress.Credentials(user: "m@e", password: "w:o:rd")
    )
  }

  @Test(
    "An address shows neither user and password nor a query's values",
    arguments: [
      ("https://me:word@a/b?key=secret&lang=de#c", "https://a/b?key=…&lang=…"),
      ("https://a/b?secret", "https://a/b?…"),
      ("https://a:1/b", "https://a:1/b"),
    ]
  )
  func shown(text: String, name: String) throws {
    let source = HTTPSource(try HTTPAddress(text))
    #expect(source.name == name)
  }

  @Test(
    "A reference is resolved against the address of the response",
    arguments: [
      ("https://b/c", "https://b/c"), ("//b/c", "http://b/c"), ("/c?d", "http://a:8/c?d"),
      ("c", "http://a:8/x/c"), ("?d", "http://a:8/x/y?d"), ("../c#e", "http://a:8/x/../c"),
      ("c?u=http://d/", "http://a:8/x/c?u=http://d/"), ("ü", "http://a:8/x/%C3%BC"),
    ]
  )
  func resolved(reference: String, request: String) throws {
    #expect(try HTTPAddress("http://a:8/x/y?z").resolving(reference).request == request)
  }

  @Test("A source has no identity if secrets are sent with the request")
  func identity() throws {
    let plain = try HTTPAddress("http://a/b?c=d#e")
    #expect(HTTPSource(plain).identity == "http://a/b?c=d")
    #expect(HTTPSource(plain, headers: [try HTTPHeader("X: y")]).identity == nil)
    #expect(HTTPSource(try HTTPAddress("http://me@a/b")).identity == nil)
  }

  @Test("A header is described without its value, which is trimmed")
  func header() throws {
    let header = try HTTPHeader("Authorization: \t Bearer secret ")
    #expect(header.description == "Authorization: …")
    #expect(header == (try HTTPHeader(name: "Authorization", value: "Bearer secret")))
    #expect(!"\(HTTPSource(try HTTPAddress("http://a/"), headers: [header]))".contains("secret"))
  }

  @Test(
    "A text that is not a header is rejected",
    arguments: [
      ("Name", HTTPHeaderError.malformed), (": value", .malformed), ("A name: value", .malformed),
      ("Näme: value", .malformed), ("Name: a\r\nOther: b", .controlCharacter),
      ("Name: a\u{0}", .controlCharacter), ("host: a", .reserved("host")),
      ("If-None-Match: a", .reserved("If-None-Match")),
    ]
  )
  func refusedHeader(line: String, error: HTTPHeaderError) {
    #expect(throws: error) { try HTTPHeader(line) }
  }
}

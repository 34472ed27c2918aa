import ContentParser
import Testing

@Suite("An address")
struct AddressTests {
  @Test(
    "It is one that a reader can follow safely, and keeps its spelling",
    arguments: [
      "https://example.com", "http://example.com/", "HTTPS://EXAMPLE.COM", "hTTp://a",
      "https://example.com:8080/a?b=c&d=e#f", "https://example.com?q", "https://example.com#f",
      "https://user@example.com", "https://user:secret@example.com:1/", "https://[::1]:80/",
      "https://example.com/a@b:c", "https://example.com/;jsessionid=1", "https://example.com/%00",
      "https://bücher.example/größe", "https://例え.jp/日本語", "https://example.com/🙂",
      "https://example.com/e\u{301}", "https://example.com/'(a)", "https://example.com/100%",
      "https://example.com/%zz", "https://example.com/a;b=c,d", "https://example.com/[a]?[b]##",
      "https://example.com/a/../b/./c//", "https://example.com?#", "https://example.com/?a#'",
      "https://example.com/~!$&()*+,=:@", "https://@example.com", "https://:@example.com",
      "https://example.com:", "https://example.com:/", "https://example.com:0",
      "https://example.com:00443", "https://example.com:65535",
      "mailto:a@example.com", "MAILTO:a@example.com?subject=b%20c", "mailto:ü@example.com",
      "mailto:a@b.c,d@e.f", "mailto:?subject=a&body=b", "mailto:a?subject='b'", "mailto:a%@b",
      "tel:+49-30-1234", "Tel:1", "tel:*100#",
    ]
  )
  func allowed(text: String) throws {
    #expect(try Address(text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "Another scheme, or none, is no address",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)", "javascript://a/%0a1",
      "data:text/html,<b>", "DATA:text/html;base64,PGI+", "vbscript:x", "VBScript:x",
      "file:///etc/passwd", "FILE://a/b", "ftp://example.com", "about:blank", "blob:https://a",
      "view-source:https://example.com", "xhttps://example.com", "https", "https:", "https:/",
      "https:example.com", "https:/example.com", "//example.com", "/a", "example.com", "#a", "",
      "mailto", "tel", "ﾊhttps://example.com", "ｈttps://example.com", "httpſ://example.com",
    ]
  )
  func otherSchemes(text: String) { #expect(throws: AddressError.self) { try Address(text) } }

  @Test(
    "A scheme that names nothing is no address",
    arguments: [
      "https://", "http://", "https:///x", "http:///", "https:////example.com", "https://?q",
      "https://#f", "https://:80", "https://:80/x", "https://@", "https://@:80",
      "https://user@", "https://user@/path", "https://user:secret@", "https://user@?q",
      "https://user@#f", "https://user@:80/", "https://a@b@/", "mailto:", "tel:",
    ]
  )
  func nothingBehind(text: String) { #expect(throws: AddressError.self) { try Address(text) } }

  @Test(
    "A character that hides where it leads makes it no address",
    arguments: [
      " ", "\t", "\n", "\r", "\0", "\u{1B}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}", "\u{9F}",
      "\u{A0}", "\u{AD}", "\u{61C}", "\u{2003}", "\u{3000}", "\u{200B}", "\u{200C}", "\u{200D}",
      "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2060}",
      "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{E0041}", "\\",
    ]
  )
  func hidden(character: String) {
    #expect(throws: AddressError.self) { try Address("https://example.com/a\(character)b") }
    #expect(throws: AddressError.self) { try Address("\(character)https://example.com") }
    #expect(throws: AddressError.self) { try Address("https://example.com\(character)") }
    #expect(throws: AddressError.self) { try Address("java\(character)script:alert(1)") }
    #expect(throws: AddressError.self) { try Address("https:\(character)//example.com") }
    #expect(throws: AddressError.self) { try Address("mailto:a\(character)b") }
  }
}

@Suite("What an address percent-encodes")
struct AddressEncodingTests {
  @Test(
    "It is what browsers percent-encode in that part, and what could end the address in a text",
    arguments: [
      ("https://a.org/\"<>^`{|}", "https://a.org/%22%3C%3E%5E%60%7B%7C%7D"),
      ("https://a.org?\"<>^`{|}", "https://a.org?%22%3C%3E%5E%60%7B%7C%7D"),
      ("https://a.org#\"<>^`{|}", "https://a.org#%22%3C%3E%5E%60%7B%7C%7D"),
      ("mailto:\"a\"<b>^`{|}@c.org", "mailto:%22a%22%3Cb%3E%5E%60%7B%7C%7D@c.org"),
      ("tel:1?\"<>#{|}", "tel:1?%22%3C%3E#%7B%7C%7D"),
      ("https://a.org/'?'#'", "https://a.org/'?%27#'"),
      ("http://a.org?it's", "http://a.org?it%27s"),
      ("mailto:o'a@b.org?subject='#'", "mailto:o'a@b.org?subject='#'"),
      ("https://me:a:b@a.org", "https://me:a%3Ab@a.org"),
      ("https://me@b.org@a.org", "https://me%40b.org@a.org"),
      ("https://a;b=[c]:d;e=[f]@a.org", "https://a%3Bb%3D%5Bc%5D:d%3Be%3D%5Bf%5D@a.org"),
      ("https://\"'{|}:<>^`@a.org/", "https://%22'%7B%7C%7D:%3C%3E%5E%60@a.org/"),
      ("https://%zz:%@a.org/%?%#%{", "https://%zz:%@a.org/%?%#%%7B"),
      ("https://ü:ß@a.org/ä|ö?é|è#ñ|", "https://ü:ß@a.org/ä%7Cö?é%7Cè#ñ%7C"),
      ("https://a.org/<\u{301}\"\u{308}", "https://a.org/%3C\u{301}%22\u{308}"),
      ("https://a.org/\"onerror=\"alert(1)", "https://a.org/%22onerror=%22alert(1)"),
      ("https://a.org/{{page}}/${id}", "https://a.org/%7B%7Bpage%7D%7D/$%7Bid%7D"),
    ]
  )
  func encoded(text: String, expected: String) throws {
    #expect(try Address(text).text.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("A code point that is no character is percent-encoded, since no web page may hold it")
  func noncharacter() throws {
    let scalars = try [0xFDD0, 0xFFFE, 0x10FFFF].map { try #require(Unicode.Scalar($0)) }
    let text = "https://a.org/\(scalars[0])?\(scalars[1])#\(scalars[2])"
    #expect(try Address(text).text == "https://a.org/%EF%B7%90?%EF%BF%BE#%F4%8F%BF%BF")
  }

  @Test("What is percent-encoded stays the same when it is read again")
  func again() throws {
    let address = try Address("https://a:b:c@d.org/\"%?'%#{%")
    #expect(try Address(address.text) == address)
  }

  @Test("In no part does it hold a character that is unsafe where it is written")
  func safe() {
    let unsafe = (0...0x20).map { Unicode.Scalar(UInt8($0)) } + "\"<>`\\^{|}\u{7F}".unicodeScalars
    let addresses = unsafe.flatMap { scalar in
      [
        "https://a\(scalar)b@c", "https://a\(scalar)b", "https://a/\(scalar)b",
        "https://a?\(scalar)", "https://a#\(scalar)b", "mailto:a\(scalar)b",
        "tel:1?\(scalar)", "tel:1#\(scalar)b",
      ]
    }
    let accepted = addresses.compactMap { try? Address($0) }
    #expect(accepted.count == 56)
    #expect(accepted.allSatisfy { !$0.text.unicodeScalars.contains(where: unsafe.contains) })
  }
}

@Suite("The address that a text probably means")
struct AddressCorrectionTests {
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

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

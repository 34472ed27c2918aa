import ContentParser
import Testing

@Suite("The host of an address")
struct HostTests {
  @Test(
    "It is one that browsers read, and keeps its spelling",
    arguments: [
      "localhost", "a", "example.com", "EXAMPLE.com", "example.com.", "a-b.c--d.e-", "-a.com",
      "r3---sn-x.example.com", "_dmarc.a_b.com", "x.com", "0.a", "1a", "a.1a", "0xg", "a.b.0c",
      String(repeating: "a", count: 63) + ".com",
      "127.0.0.1", "127.1", "1.2.3", "0x7F.0.0.1", "0X7f.1", "2130706433", "0", "0x", "017.1",
      "1.2.65535", "1.16777215", "4294967295", "1.2.3.4.", "127。0。0。1",
      "[::]", "[::1]", "[1::]", "[2001:DB8::8a2e:370:7334]", "[1:2:3:4:5:6:7:8]",
      "[1:2:3:4:5:6:7::]", "[::2:3:4:5:6:7:8]", "[::1.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]",
      "[1:2:3:4:5::1.2.3.4]",
      "bücher.example", "BÜCHER.example", "straße.de", "bu\u{308}cher.de", "ελλάς.gr", "例え.jp",
      "例え。jp", "例え．jp", "例え｡jp", "スーパー.jp", "한국.kr", "भारत.com", "рф.рф", "i❤.ws",
      "שלום.com", "www.שלום.com", "مصر.com", "a1.مصر1", "مصر١.com",
      "xn--bcher-kva.example", "XN--BCHER-KVA.example", "xn--fiqs8s", "xn--mgbh0fb.xn--kgbechtv",
      "xn--vi8h.ws", "xn--strae-oqa.de", "xn--ll-0ea.cat",
    ]
  )
  func allowed(host: String) throws {
    for text in [
      "https://\(host)", "http://\(host):80/a", "https://me@\(host)?b", "http://\(host)#",
    ] {
      #expect(try Address(text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(try Address(text).host == host)
    }
  }

  @Test("It is after the last @, and only addresses of the web have one")
  func hosts() throws {
    #expect(try Address("https://example.com@example.org:80/@a").host == "example.org")
    #expect(try Address("mailto:a@example.com").host == nil)
    #expect(try Address("tel:1").host == nil)
  }

  @Test(
    "It is no host if no network can have it, and the reason is said",
    arguments: [
      (".", "the host `.` begins with a dot, or has two in a row"),
      (".a", "the host `.a` begins with a dot, or has two in a row"),
      ("a..b", "the host `a..b` begins with a dot, or has two in a row"),
      ("a。.b", "the host `a。.b` begins with a dot, or has two in a row"),
      ("ex%61mple.com", "the host `ex%61mple.com` holds `%`"),
      ("a%2Eb", "the host `a%2Eb` holds `%`"),
      ("a&b", "the host `a&b` holds `&`"),
      ("a.org;jsessionid=1", "the host `a.org;jsessionid=1` holds `;`"),
      ("*.a.org", "the host `*.a.org` holds `*`"),
      ("a\"b", "the host `a\"b` holds `\"`"),
      ("a<b>", "the host `a<b>` holds `<`"),
      ("a|b", "the host `a|b` holds `|`"),
      ("a^b", "the host `a^b` holds `^`"),
      ("a]b", "the host `a]b` holds `]`"),
      ("a[b]", "the host `a[b]` holds `[`"),
      ("a\u{301}\u{20DD}", "the host `a\u{301}\u{20DD}` holds `\u{20DD}` (U+20DD)"),
      ("ａ.org", "the host `ａ.org` holds `ａ` (U+FF41)"),
      ("a％b", "the host `a％b` holds `％` (U+FF05)"),
      ("a.org／b", "the host `a.org／b` holds `／` (U+FF0F)"),
      ("a.org∕b", "the host `a.org∕b` holds `∕` (U+2215)"),
      ("a：80", "the host `a：80` holds `：` (U+FF1A)"),
      ("a＠b", "the host `a＠b` holds `＠` (U+FF20)"),
      ("①.org", "the host `①.org` holds `①` (U+2460)"),
      ("ſ.org", "the host `ſ.org` holds `ſ` (U+017F)"),
      ("STRAẞE.de", "the host `STRAẞE.de` holds `ẞ` (U+1E9E)"),
      ("a\u{FE0F}", "the host `a\u{FE0F}` holds `\u{FE0F}` (U+FE0F)"),
      ("a\u{FFFD}", "the host `a\u{FFFD}` holds `\u{FFFD}` (U+FFFD)"),
      ("1.2.3.256", "the host `1.2.3.256` is not an IPv4 address"),
      ("256.1", "the host `256.1` is not an IPv4 address"),
      ("1.2.65536", "the host `1.2.65536` is not an IPv4 address"),
      ("4294967296", "the host `4294967296` is not an IPv4 address"),
      ("99999999999999999999", "the host `99999999999999999999` is not an IPv4 address"),
      ("1.2.3.4.5", "the host `1.2.3.4.5` is not an IPv4 address"),
      ("1.2.3.08", "the host `1.2.3.08` is not an IPv4 address"),
      ("a.1", "the host `a.1` is not an IPv4 address"),
      ("a.0x1", "the host `a.0x1` is not an IPv4 address"),
      ("bücher.1", "the host `bücher.1` is not an IPv4 address"),
      ("[]", "the host `[]` is not an IPv6 address"),
      ("[::1]a", "the host `[::1]a` is not an IPv6 address"),
      ("[:]", "the host `[:]` is not an IPv6 address"),
      ("[:::]", "the host `[:::]` is not an IPv6 address"),
      ("[:1]", "the host `[:1]` is not an IPv6 address"),
      ("[1:]", "the host `[1:]` is not an IPv6 address"),
      ("[::1::]", "the host `[::1::]` is not an IPv6 address"),
      ("[::12345]", "the host `[::12345]` is not an IPv6 address"),
      ("[::g]", "the host `[::g]` is not an IPv6 address"),
      ("[::1%25eth0]", "the host `[::1%25eth0]` is not an IPv6 address"),
      ("[1:2:3:4:5:6:7]", "the host `[1:2:3:4:5:6:7]` is not an IPv6 address"),
      ("[1::2:3:4:5:6:7:8]", "the host `[1::2:3:4:5:6:7:8]` is not an IPv6 address"),
      ("[1.2.3.4]", "the host `[1.2.3.4]` is not an IPv6 address"),
      ("[::1.2.3]", "the host `[::1.2.3]` is not an IPv6 address"),
      ("[::1.2.3.04]", "the host `[::1.2.3.04]` is not an IPv6 address"),
      ("[::1.2.3.256]", "the host `[::1.2.3.256]` is not an IPv6 address"),
      ("[::1.2.3.4:5]", "the host `[::1.2.3.4:5]` is not an IPv6 address"),
      ("[1:2:3:4:5:6::1.2.3.4]", "the host `[1:2:3:4:5:6::1.2.3.4]` is not an IPv6 address"),
      ("xn--.com", "the part `xn--` of the host is not valid Punycode"),
      ("xn--a.com", "the part `xn--a` of the host is not valid Punycode"),
      ("xn--a-.com", "the part `xn--a-` of the host is not valid Punycode"),
      ("xn--99999999", "the part `xn--99999999` of the host is not valid Punycode"),
      (
        "xn--" + String(repeating: "9", count: 59),
        "the part `xn--\(String(repeating: "9", count: 36))…` of the host is not valid Punycode"
      ),
      ("xn--bü", "the part `xn--bü` of the host is not valid Punycode"),
      ("xn--ib9b.com", "the part `xn--ib9b` of the host is not valid Punycode"),
      ("xn--zn7c.com", "the part `xn--zn7c` of the host is not valid Punycode"),
      ("\u{301}a", "the part `\u{301}a` of the host begins with a combining mark"),
      ("a.אb", "the part `אb` of the host mixes directions of writing"),
      ("1.שלום", "the part `1` of the host mixes directions of writing"),
      ("مصر1١", "the part `مصر1١` of the host mixes directions of writing"),
      (
        String(repeating: "a", count: 64),
        "the part `\(String(repeating: "a", count: 40))…` of the host is longer than 63 bytes"
      ),
      (
        Array(repeating: String(repeating: "a", count: 50), count: 5).joined(separator: "."),
        "the host `\(String(repeating: "a", count: 40))…` is longer than 253 bytes"
      ),
    ] as [(String, String)]
  )
  func refused(host: String, reason: String) {
    for text in [
      "https://\(host)", "HTTP://\(host):80/a", "http://me@\(host)?b", "https://\(host)#",
    ] {
      let error = #expect(throws: AddressError.self) { try Address(text) }
      #expect(error?.part == .host)
      #expect(error?.message == reason)
    }
  }
}

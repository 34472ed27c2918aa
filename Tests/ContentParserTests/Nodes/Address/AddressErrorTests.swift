import ContentParser
import Testing

@Suite("Why a text is no address")
struct AddressErrorTests {
  private static let schemes = "Addresses begin with https:, http:, mailto: or tel:."
  private static let base =
    "A relative address needs --base, or a `base` before the FAQs."

  @Test(
    "It says which part is wrong, and how to mend it",
    arguments: [
      ("", "scheme: it is empty → \(schemes)"),
      ("www.example.com", "scheme: the scheme is missing → Write `https://www.example.com`."),
      ("example.com/a", "scheme: the scheme is missing → Write `https://example.com/a`."),
      ("example.com:8080", "scheme: the scheme is missing → Write `https://example.com:8080`."),
      ("localhost:8080", "scheme: the scheme is missing → Write `https://localhost:8080`."),
      ("//example.com", "scheme: the scheme is missing → Write `https://example.com`."),
      ("a\".org", "scheme: the scheme is missing → \(schemes)"),
      ("www.a.org/\"", "scheme: the scheme is missing → Write `https://www.a.org/%22`."),
      ("me@example.com", "scheme: the scheme is missing → Write `mailto:me@example.com`."),
      ("+49301234", "scheme: the scheme is missing → Write `tel:+49301234`."),
      ("/a", "scheme: the scheme is missing → \(base)"),
      ("./a", "scheme: the scheme is missing → \(base)"),
      ("map.png", "scheme: the scheme is missing → \(base)"),
      ("guide.pdf#page=2", "scheme: the scheme is missing → \(base)"),
      ("docs/setup.html", "scheme: the scheme is missing → \(base)"),
      ("README.md", "scheme: the scheme is missing → \(base)"),
      ("map@2x.png", "scheme: the scheme is missing → \(schemes)"),
      ("#a", "scheme: the scheme is missing → \(base)"),
      ("https//example.com", "scheme: the scheme is missing → \(schemes)"),
      ("javascript:alert(1)", "scheme: the scheme `javascript` is not allowed → \(schemes)"),
      (
        "\(String(repeating: "a", count: 99)):",
        "scheme: the scheme `\(String(repeating: "a", count: 40))…` is not allowed → \(schemes)"
      ),
      ("ｈttps://a", "scheme: the scheme `ｈttps` is not allowed → Did you mean `https`?"),
      ("htps://a.org", "scheme: the scheme `htps` is not allowed → Did you mean `https`?"),
      ("hhttp://a.org", "scheme: the scheme `hhttp` is not allowed → Did you mean `http`?"),
      ("callto:1", "scheme: the scheme `callto` is not allowed → \(schemes)"),
      (" https://a.org", "scheme: the scheme ` https` holds a space → Remove it."),
      ("java\nscript:a", "scheme: the scheme `java�script` holds a line break → Remove it."),
      ("https:a.org", "scheme: two slashes must follow `https:` → Write `https://a.org`."),
      ("http:/a.org/b", "scheme: two slashes must follow `http:` → Write `http://a.org/b`."),
      ("HTTPS:///a.org", "scheme: two slashes must follow `https:` → Write `https://a.org`."),
      ("https:\\\\a.org", "scheme: two slashes must follow `https:` → Write `https://a.org`."),
      ("https:", "scheme: two slashes must follow `https:` → Begin with `https://`."),
      ("mailto://a@b.org", "scheme: no slash may follow `mailto:` → Write `mailto:a@b.org`."),
      ("tel:/1", "scheme: no slash may follow `tel:` → Write `tel:1`."),
      ("https://a b:secret@c.org", "user: the user holds a space → Write %20 for the space."),
      ("https://a\\b@c.org", "user: the user holds a backslash → Write %5C for it."),
      ("https://", "host: the host is missing"),
      ("https://?a", "host: the host is missing"),
      ("https://me@/a", "host: the host is missing"),
      ("https://:80", "host: the host is missing"),
      ("https://a b.org", "host: the host `a b.org` holds a space → Remove it."),
      ("https://a.org ", "host: the host `a.org ` holds a space → Remove it."),
      (
        "https://a\u{AD}b", "host: the host `a�b` holds the invisible character U+00AD → Remove it."
      ),
      ("https://a\\.b.org", "host: the host `a\\.b.org` holds a backslash → Remove it."),
      (
        "https://a^b",
        "host: the host `a^b` holds `^` → A host is made of letters, digits, hyphens and dots."
      ),
      (
        "https://%61.org",
        "host: the host `%61.org` holds `%` → Write the host without percent-encoding."
      ),
      (
        "https://1.2.3.256",
        "host: the host `1.2.3.256` is not an IPv4 address → Write four numbers from 0 to 255."
      ),
      ("http://[]", "host: the host `[]` is not an IPv6 address → Write it like `[2001:db8::1]`."),
      (
        "https://[::1:80/",
        "host: the host `[::1:80` is not an IPv6 address → Write it like `[2001:db8::1]`."
      ),
      ("http://f:b/c", "port: the port `b` is not a number → Write a number from 0 to 65535."),
      (
        "http://f:80:90", "port: the port `80:90` is not a number → Write a number from 0 to 65535."
      ),
      ("http://f:-1", "port: the port `-1` is not a number → Write a number from 0 to 65535."),
      ("http://f:８0", "port: the port `８0` is not a number → Write a number from 0 to 65535."),
      (
        "http://f:65536",
        "port: the port `65536` is greater than 65535 → Write a number from 0 to 65535."
      ),
      (
        "http://f:999999999999",
        "port: the port `999999999999` is greater than 65535 → Write a number from 0 to 65535."
      ),
      ("http://f: 80", "port: the port ` 80` holds a space → Remove it."),
      ("https://e.org/a b", "path: the path `/a b` holds a space → Write %20 for the space."),
      ("https://e.org/a\\b", "path: the path `/a\\b` holds a backslash → Write / for it, or %5C."),
      ("https://e.org/a\tb", "path: the path `/a�b` holds a tab → Remove it."),
      (
        "https://e.org/a\u{1B}b",
        "path: the path `/a�b` holds the control character U+001B → Remove it."
      ),
      (
        "https://e.org/\u{A0}",
        "path: the path `/�` holds the space U+00A0 → Remove it, or write %C2%A0 for it."
      ),
      (
        "https://e.org/\u{202E}",
        """
        path: the path `/�` holds the invisible character U+202E → \
        Remove it, or write %E2%80%AE for it.
        """
      ),
      (
        "https://e.org/123456789012345678901234567890 12345678901234567890123",
        """
        path: the path `…12345678901234567890 1234567890123456789…` holds a space → \
        Write %20 for the space.
        """
      ),
      ("https://e.org?a b", "query: the query `a b` holds a space → Write %20 for the space."),
      ("https://e.org?a\\", "query: the query `a\\` holds a backslash → Write %5C for it."),
      (
        "https://e.org#a b", "fragment: the fragment `a b` holds a space → Write %20 for the space."
      ),
      ("mailto:", "recipient: the recipient is missing"),
      ("mailto:#a", "recipient: the recipient is missing"),
      (
        "mailto:a b@c.org",
        "recipient: the recipient `a b@c.org` holds a space → Write %20 for the space."
      ),
      (
        "mailto:a?b\u{2028}",
        "query: the query `b�` holds the space U+2028 → Remove it, or write %E2%80%A8 for it."
      ),
      ("tel:", "number: the number is missing"),
      ("tel:?a", "number: the number is missing"),
      (
        "tel:+49 30",
        "number: the number `+49 30` holds a space → Write a hyphen for the space, or nothing."
      ),
    ] as [(String, String)]
  )
  func reasons(text: String, reason: String) {
    let error = #expect(throws: AddressError.self) { try Address(text) }
    #expect(error?.summary == reason)
  }

  @Test("A mended address that is too long to show is left out")
  func longMend() {
    let error = #expect(throws: AddressError.self) {
      try Address("www.example.com/" + String(repeating: "a", count: 100))
    }
    #expect(error?.hint == Self.schemes)
  }
}

private extension AddressError {
  /// All of it on a line: `part: message → hint`.
  var summary: String { "\(part): \(message)" + (hint.map { " → \($0)" } ?? "") }
}

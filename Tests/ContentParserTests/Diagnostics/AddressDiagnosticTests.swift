import ContentParser
import Testing

@Suite("Diagnostics of addresses")
struct AddressDiagnosticTests {
  private static let content = #"""
    [{"elements": [
      {"type": "title", "text": "a"},
      {"type": "button", "text": "b", "action": "www.example.com"},
      {"type": "button", "text": "c", "action": "http://[]"},
      {"type": "button", "text": "d", "action": "http://f:b/c"},
      {"type": "button", "text": "e", "action": "https://e.org/a b"},
      {"type": "button", "text": "f", "action": "https://e.org/%/;jsessionid=1?\"#<"},
      {"type": "button", "text": "g", "action": "tel:"}
    ]}]
    """#

  @Test("Each names the part that is wrong, shows it, and says how to fix it")
  func parts() throws {
    let documents = try ContentParser().parse(content: Self.content)
    #expect(
      documents.flatMap(\.summaries) == [
        """
        3:45 /0/elements/1/action error unsafe-address: \
        `action` is not a safe address: the scheme is missing in `www.example.com` → \
        Write `https://www.example.com`.
        """,
        """
        4:45 /0/elements/2/action error unsafe-address: \
        `action` is not a safe address: the host `[]` is not an IPv6 address → \
        Write it like `[2001:db8::1]`.
        """,
        """
        5:45 /0/elements/3/action error unsafe-address: \
        `action` is not a safe address: the port `b` is not a number → \
        Write a number from 0 to 65535.
        """,
        """
        6:45 /0/elements/4/action error unsafe-address: \
        `action` is not a safe address: the path `/a b` holds a space → \
        Write `https://e.org/a%20b`.
        """,
        """
        8:45 /0/elements/6/action error unsafe-address: \
        `action` is not a safe address: the number is missing in `tel:`
        """,
      ]
    )
  }
}

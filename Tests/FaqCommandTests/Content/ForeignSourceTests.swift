import Testing

@testable import FaqCommand

@Suite("Sources in other formats")
struct ForeignSourceTests {
  private static let content = """
    {"data": {"items": [
      {"q": "Why?", "a": "So."},


      {"q": "Why?", "a": {"text": "Shop", "url": "example.com/x"}}
    ]}}
    """

  @Test("FAQs of another shape are listed and shown like native ones")
  func shown() throws {
    #expect(
      try Program.faq.run(["list"], reading: Self.content)
        == .init(ending: .exited(0), output: "FAQ Overview\n\n1. Why?\n2. Why?\n", error: "")
    )
    #expect(try Program.faq.run(["show", "1"], reading: Self.content).output == "Why?\n\nSo.\n")
  }

  @Test("The check says how content was read, and points into the original")
  func checked() throws {
    #expect(
      try Program.faq.run(["check"], reading: Self.content)
        == .init(
          ending: .exited(65),
          output: """
            standard input:5:9: warning: FAQ 1 on line 2 has the same title. \
            Ask something else, or put both answers into one FAQ. [duplicate-title]
            standard input:5:31: error: `action` is not a safe address: \
            the scheme is missing in `example.com/x`. Write `https://example.com/x`. \
            [unsafe-address]

            """,
          error: """
            faq: read as: entries in "data.items", question "q", answer "a" (plain text), 2 of 2
            faq: 1 error, 1 warning in 2 FAQs

            """
        )
    )
  }

  @Test("YAML is refused with the line that converts it")
  func yaml() throws {
    #expect(
      try Program.faq.run(["list"], reading: "- question: Why?\n  answer: So.\n")
        == .init(
          ending: .exited(65),
          output: "",
          error: """
            faq: standard input: this looks like YAML
            yq -o json FILE | faq list --source -

            """
        )
    )
  }
}

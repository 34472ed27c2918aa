import FaqTesting
import Testing

@Suite("A violation")
struct ViolationTests {
  @Test("It describes itself on four lines")
  func description() {
    let violation = Violation(
      .showsText,
      input: #"{"type":"card","text":"Hello"}"#,
      expected: "“Hello” in Markdown",
      found: "“”"
    )
    #expect(
      "\(violation)" == """
        All text is shown.
          input:    {"type":"card","text":"Hello"}
          expected: “Hello” in Markdown
          found:    “”
        """
    )
  }
}

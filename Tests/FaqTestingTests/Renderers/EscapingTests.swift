import FaqTesting
import Renderers
import Testing

@Suite("Renderers in which text acts as markup")
struct EscapingTests {
  @Test("A renderer that lets text drive a terminal")
  func terminal() {
    #expect(
      violations(of: LineRenderer(.writesTextAsItIs), reading: .terminal) == [
        Violation(
          .escapesText,
          input: #"""
            heading with “one \u{1B}[2J \u{1B}]52;c;eA==\u{7} \u{9B}31m \u{9D}0;two\u{9C} \#
            \u{1B}P1$r\u{1B}\”
            """#,
          expected: "nothing that text has written as markup in the output",
          found: #"“\u{1B}”"#
        )
      ]
    )
  }

  @Test("A renderer that lets text write HTML")
  func html() {
    #expect(
      violations(of: LineRenderer(), reading: .html) == [
        Violation(
          .escapesText,
          input: "heading with “one <hostile>two</hostile> <b hostile>three</b>”",
          expected: "nothing that text has written as markup in the output",
          found: "“<hostile>”"
        )
      ]
    )
  }

  @Test("A renderer that lets text write Markdown")
  func markdown() {
    #expect(
      violations(of: LineRenderer(.writesLinks), reading: .markdown) == [
        Violation(
          .escapesText,
          input: "heading with “one [two](javascript:hostile) ![three](hostile)”",
          expected: "nothing that text has written as markup in the output",
          found: "“javascript:hostile”"
        )
      ]
    )
  }

  @Test("A renderer that lets text write what a format of one's own rules out")
  func other() {
    let reading = OutputReading(
      visibleText: { $0 },
      unsafePart: { output in output.firstRange(of: "{{").map { output[$0] } }
    )
    #expect(
      violations(of: LineRenderer(), reading: reading) == [
        Violation(
          .escapesText,
          input: "heading with “one {{hostile}} {% two %} ${three} $(four) `five`”",
          expected: "nothing that text has written as markup in the output",
          found: "“{{”"
        )
      ]
    )
  }

  @Test("A renderer that escapes all text but titles in an overview")
  func overview() {
    #expect(
      violations(of: LineRenderer(.writesTitlesAsTheyAre)) == [
        Violation(
          .escapesText,
          input: #"""
            an overview with the title “title one \u{1B}[2J \u{1B}]52;c;eA==\u{7} \u{9B}31m \#
            \u{9D}0;two\u{9C} \u{1B}P1$r\u{1B}\”
            """#,
          expected: "nothing that text has written as markup in the output",
          found: #"“\u{1B}”"#
        )
      ]
    )
  }
}

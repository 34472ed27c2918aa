import FaqTesting
import Testing

@Suite("Renderers that leave something out, repeat it or put it elsewhere")
struct LossyRendererTests {
  @Test(
    "A renderer that leaves text out",
    arguments: [
      (
        .losesCaptions, "image", "“caption” in the output",
        "“description one two end one two”"
      ),
      (.losesStrikethrough, "inline strikethrough", "“inner” in the output", "“before after”"),
      (.losesDepth, "list 30 levels deep", "“innermost” in the output", "“”"),
    ] as [(LineRenderer.Fault, String, String, String)]
  )
  func loss(fault: LineRenderer.Fault, input: String, expected: String, found: String) {
    #expect(
      violations(of: LineRenderer(fault)) == [
        Violation(.showsText, input: input, expected: expected, found: found)
      ]
    )
  }

  @Test(
    "A renderer that writes a label without its address",
    arguments: [
      (.losesActions, "an action", #"“label\n”"#), (.losesLinks, "a link", #"“label\n”"#),
    ] as [(LineRenderer.Fault, String, String)]
  )
  func addresses(fault: LineRenderer.Fault, place: String, found: String) {
    #expect(
      violations(of: LineRenderer(fault)) == [
        Violation(
          .showsAddresses,
          input: "\(place) to https://example.com/addressmark7041",
          expected: "the address in the output",
          found: found
        )
      ]
    )
  }

  @Test(
    "A renderer with another order",
    arguments: [
      (
        .reversesItems, "list", "“third” after “second one two” in the output",
        "“-1. inner one two inner one two 0. third one two 1. second one two 2. first one two "
          + "third one two second one two first o…”"
      ),
      (
        .reversesRows, "table", "“short” after “cell one two” in the output",
        "“caption one two header one two short one two header one two cell one two column one two "
          + "next one two”"
      ),
    ] as [(LineRenderer.Fault, String, String, String)]
  )
  func order(fault: LineRenderer.Fault, input: String, expected: String, found: String) {
    #expect(
      violations(of: LineRenderer(fault)) == [
        Violation(.showsText, input: input, expected: expected, found: found)
      ]
    )
  }

  @Test("A renderer that joins the words around a line break")
  func lineBreak() {
    #expect(
      violations(of: LineRenderer(.losesLineBreaks)) == [
        Violation(
          .showsText,
          input: "a line break",
          expected: "“Wordmark7041” and a space or line end before “Wordmark7042” in the output",
          found: "“Wordmark7041Wordmark7042”"
        )
      ]
    )
  }

  @Test(
    "A renderer that leaves out numbers, or line ends in code",
    arguments: [
      (.losesNumbers, "the numbers of a list from 7", #"“Wordmark7041\nWordmark7042\n”"#),
      (
        .losesFirstNumber, "the numbers of a list from 7",
        #"“1.\nWordmark7041\n2.\nWordmark7042\n”"#
      ),
      (.losesLinesOfCode, "the line end in code", #"“Wordmark7041 Wordmark7042\n”"#),
    ] as [(LineRenderer.Fault, String, String)]
  )
  func differences(fault: LineRenderer.Fault, part: String, found: String) {
    #expect(
      violations(of: LineRenderer(fault)) == [
        Violation(.showsText, input: part, expected: "\(part) in the output", found: found)
      ]
    )
  }

  @Test("A renderer that writes text twice")
  func twice() {
    #expect(
      violations(of: LineRenderer(.repeatsHeadings)) == [
        Violation(
          .showsTextOnce,
          input: "heading with “Wordmark7041”",
          expected: "8 times “Wordmark7041” in the output",
          found: "16 times"
        )
      ]
    )
  }

  @Test(
    "A renderer that leaves out an entry or its category",
    arguments: [
      (
        .losesCategories, "3 documents, the last 2 of which have a category",
        "the category “Categorymark7041”", "“Titlemark7041 Titlemark7042 Titlemark7043”"
      ),
      (
        .losesRows, "an overview of 3 rows, the last 2 of which have a category",
        "“Titlemark7042”", "“FAQ Overview 1 Titlemark7041 Categorymark7041 Categorymark7042”"
      ),
      (
        .losesSecondDocument, "3 documents, the last 2 of which have a category",
        "“Titlemark7042”", "“Titlemark7041 Categorymark7041 Categorymark7042 Titlemark7043”"
      ),
    ] as [(LineRenderer.Fault, String, String, String)]
  )
  func entries(fault: LineRenderer.Fault, input: String, expected: String, found: String) {
    #expect(
      violations(of: LineRenderer(fault)) == [
        Violation(
          .showsEntries,
          input: input,
          expected: "\(expected) in the output",
          found: found
        )
      ]
    )
  }
}

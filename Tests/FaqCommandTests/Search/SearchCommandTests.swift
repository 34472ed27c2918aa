import FaqCommand
import Platform
import Testing

@Suite("faq search")
struct SearchCommandTests {
  @Test("Titles count more than text, and short texts more than long ones")
  func ranks() throws {
    let result = try run(["retry"], Self.content)
    #expect(
      result
        == .done(
          """
          4. When to retry

          3. Retrying

          5. Failures
             Or retry.

          1. Errors
             First retry, then wait.

          2. More
             https://example.org/retry

          """
        )
    )
  }

  @Test("--limit shows the best matches and says how many there are")
  func limit() throws {
    let result = try run(["retry", "--limit", "2"], Self.content)
    #expect(
      result
        == .init(
          ending: .exited(0),
          output: "4. When to retry\n\n3. Retrying\n",
          error: "faq: 5 FAQs match; the best 2 are shown (--limit)\n"
        )
    )
  }

  @Test("At a terminal, the number of matches follows them")
  func count() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.content, to: "faqs.json")
    let session = try TerminalSession(
      .faq,
      ["search", "when", "--format", "plain", "--source", "\(folder.path)/faqs.json"],
      variables: ["NO_COLOR": "1"]
    )
    #expect(session.end() == .exited(0))
    #expect(session.transcript == "4. When to retry\nfaq: 1 FAQ matches\n")
  }

  @Test("JSON has the words of each hit and where they are, and the number of all")
  func json() throws {
    let result = try run(["retry, now", "--limit", "1", "--format", "json"], Self.content)
    #expect(
      result.output.replacing(/"(score|confidence)":[0-9.]+/) { "\"\($0.1)\":0" }
        == #"{"schemaVersion":1,"hits":["#
        + #"{"number":4,"title":"When to retry","lines":["Now."],"rank":1,"#
        + #""score":0,"confidence":0,"#
        + #""words":[{"word":"retry","title":true,"text":false},"#
        + #"{"word":"now","title":false,"text":true}]}],"#
        + #""count":1,"isConfident":true,"replacements":[]}"# + "\n"
    )
  }

  @Test(
    "Phrases, signs and --all-words narrow what is found",
    arguments: [
      (["\"retry, then\""], "1. Errors\n   First retry, then wait.\n"),
      (["retry -wait -more -when -retrying"], "5. Failures\n   Or retry.\n"),
      (["retry", "+wait"], "1. Errors\n   First retry, then wait.\n"),
      (["--all-words", "wait retrying"], "1. Errors\n   First retry, then wait.\n"),
    ]
  )
  func language(words: [String], output: String) throws {
    #expect(try run(words, Self.content) == .done(output))
  }

  @Test("The result is the same on any number of cores", arguments: ["1", "2", "7"])
  func jobs(count: String) throws {
    let entries = (1...5_000).map { number in
      Self.entry("Row \(number)", "\(number.isMultiple(of: 7) ? "needle" : "hay") \(number)")
    }
    let content = "[\(entries.joined(separator: ","))]"
    let result = try run(["needle", "--jobs", count, "--limit", "all"], content)
    let expected = stride(from: 7, through: 5_000, by: 7)
      .map { "\($0). Row \($0)\n   needle \($0)\n".aligned(to: $0) }
    #expect(result == .done(expected.joined(separator: "\n")))
  }

  @Test("A late hit in a title precedes many early ones in the text", arguments: ["1", "2"])
  func lateHit(jobs: String) throws {
    let entries = (1...5_000).map { number in
      Self.entry(number.isMultiple(of: 2_500) ? "needle" : "Row", "A needle in row \(number)")
    }
    let content = "[\(entries.joined(separator: ","))]"
    let result = try run(["needle", "--limit", "3", "--jobs", jobs], content)
    #expect(
      result
        == .init(
          ending: .exited(0),
          output: """
            2500. needle
                  A needle in row 2500

            5000. needle
                  A needle in row 5000

            1. Row
               A needle in row 1

            """,
          error: "faq: 5000 FAQs match; the best 3 are shown (--limit)\n"
        )
    )
  }

  @Test(
    "The words of the program are not searched",
    arguments: [
      (#"{"type":"note","kind":"warning","text":"Hot"}"#, "warning"),
      (#"{"type":"hologram","text":"Hot"}"#, "type"),
    ]
  )
  func labels(item: String, word: String) throws {
    let content = #"[{"elements":[{"type":"title","text":"Tea"},\#(item)]}]"#
    #expect(try run([word], content).ending == .exited(1))
    #expect(try run(["hot"], content).output == "1. Tea\n   Hot\n")
  }

  @Test("A line is cut around its first match, however long it is")
  func longLine() throws {
    let filler = String(repeating: "x", count: 100_000)
    let content = "[\(Self.entry(filler + " needle " + filler, filler + " needle " + filler))]"
    let result = try run(["needle"], content)
    let cut = "… needle …"
    #expect(result == .done("1. \(cut)\n   \(cut)\n"))
  }

  @Test("A match may reach over a line break within a paragraph")
  func lineBreak() throws {
    let content = "[\(Self.entry("Tea", #"Pour hot\nwater."#))]"
    #expect(try run(["\"hot water\""], content).output == "1. Tea\n   Pour hot water.\n")
  }

  @Test(
    "A misspelled word is replaced by the nearest one, as the content spells it",
    arguments: [
      ("rety", "rety: showing results for retry", "4. When to retry\n"),
      ("erorrs", "erorrs: showing results for Errors", "1. Errors\n"),
    ]
  )
  func nearSpellings(words: String, message: String, start: String) throws {
    let result = try run([words], Self.content)
    #expect(result.error == "faq: \(message)\n")
    #expect(result.output.hasPrefix(start))
  }

  @Test(
    "If nothing answers well, the nearest titles are named, and the status is 1",
    arguments: [
      (
        "more zebra kangaroo", "answers “more zebra kangaroo” well",
        "The nearest titles: 2 “More”, 3 “Retrying”."
      ),
      ("zebra", "matches “zebra”", "faq list shows all titles."),
    ]
  )
  func unanswered(words: String, message: String, hint: String) throws {
    let result = try run([words], Self.content)
    #expect(
      result
        == .init(
          ending: .exited(1),
          output: "",
          error: "faq: nothing in standard input \(message)\n\(hint)\n"
        )
    )
  }

  @Test(
    "Content that is too large to keep gives the same as one that is kept",
    arguments: [("needle987", 20), ("pin", 16)]
  )
  func largeContent(word: String, count: Int) throws {
    // A member that is not shown makes the content large.
    let filler = String(repeating: "hay ", count: 2_000)
    let entries = (1...1_100).map { number in
      let text = "\((980..<996).contains(number) ? "pin" : "") needle\(number)"
      return #"{"note":"\#(filler)",\#(Self.entry("Row \(number)", text).dropFirst())"#
    }
    let content = "[\(entries.joined(separator: ","))]"
    let folder = try TemporaryFolder()
    try folder.write(content, to: "faqs.json")
    let fromFile = try Program.faq.run([
      "search", word, "--limit", "20", "--source", "\(folder.path)/faqs.json",
    ])
    let fromInput = try run([word, "--limit", "20"], content)
    #expect(fromFile == fromInput)
    #expect(fromFile.output.ranges(of: ". Row 9").count == count)
  }

  private static let content =
    "[\(entry("Errors", "First retry, then wait.")),"
    + #"{"elements":[{"type":"title","text":"More"},"#
    + #"{"type":"button","text":"More","action":"https://example.org/retry"}]},"#
    + "\(entry("Retrying", "More.")),\(entry("When to retry", "Now.")),"
    + "\(entry("Failures", "Or retry."))]"

  private static func entry(_ title: String, _ text: String) -> String {
    #"{"elements":[{"type":"title","text":"\#(title)"},{"type":"body","text":"\#(text)"}]}"#
  }

  private func run(_ arguments: [String], _ content: String) throws -> Program.Result {
    try Program.faq.run(["search"] + arguments, reading: content)
  }
}

private extension String {
  /// The lines below the first, as far to the right as its text.
  func aligned(to number: Int) -> String {
    let indent = String(repeating: " ", count: String(number).count - 1)
    return replacing("\n   ", with: "\n\(indent)   ")
  }
}

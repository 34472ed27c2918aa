import Platform
import Testing

@Suite("faq list and faq show")
struct ListAndShowTests {
  @Test(
    "The overview is a heading with a numbered row for each FAQ, in every format",
    arguments: [
      (
        "plain",
        """
        FAQ Overview

        1. What is an array?
        2. What is a dictionary?
        3. What is a set?

        """
      ),
      (
        "markdown",
        """
        # FAQ Overview

        1. What is an array?
        2. What is a dictionary?
        3. What is a set?

        """
      ),
      (
        "json",
        """
        {"schemaVersion":1,"overview":[{"number":1,"title":"What is an array?"},
        {"number":2,"title":"What is a dictionary?"},
        {"number":3,"title":"What is a set?"}]}

        """
      ),
      (
        "ansi",
        """
        \u{1B}[1;36mFAQ Overview\u{1B}[0m

        \u{1B}[2m1. \u{1B}[0mWhat is an array?
        \u{1B}[2m2. \u{1B}[0mWhat is a dictionary?
        \u{1B}[2m3. \u{1B}[0mWhat is a set?

        """
      ),
    ]
  )
  func list(format: String, output: String) throws {
    #expect(try run(["list", "--format", format]) == .done(output))
  }

  @Test(
    "The rows of long content come in its order, and so do its faults",
    arguments: ["1", "2", "5"]
  )
  func long(jobs: String) throws {
    let answer = String(repeating: "word ", count: 20)
    let lines = (1...5_000).map { number in
      number.isMultiple(of: 2_000)
        ? "?"
        : #"[{"type":"title","text":"Q\#(number)"},{"type":"body","text":"\#(answer)"}]"#
    }
    let rows = (1...5_000).map { number in
      let title = number.isMultiple(of: 2_000) ? "(untitled)" : "Q\(number)"
      return "\(String(repeating: " ", count: 4 - "\(number)".count))\(number). \(title)\n"
    }
    let content = lines.joined(separator: "\n")
    let result = try Program.faq.run(["list", "--jobs", jobs], reading: content)
    #expect(result.ending == .exited(65))
    #expect(result.output == "FAQ Overview\n\n" + rows.joined())
    #expect(
      result.error == """
        faq: standard input: line 2000, column 1: expected a value, found '?'
        faq: standard input: line 4000, column 1: expected a value, found '?'

        """
    )
  }

  @Test("An FAQ without a title is listed and found by its first words")
  func untitled() throws {
    let content = #"{"elements":[{"type":"body","text":"You can pay by card."}]}"#
    let row = "1. (untitled) You can pay by card.\n"
    #expect(try Program.faq.run(["list"], reading: content) == .done("FAQ Overview\n\n" + row))
    let hit = row + "   You can pay by card.\n"
    #expect(try Program.faq.run(["search", "pay"], reading: content) == .done(hit))
  }

  @Test(
    "A single FAQ is printed with the text of all its items",
    arguments: [
      (
        ["show", "1"],
        """
        What is an array?

        An ordered list.

        It may hold duplicates.

        → Arrays (https://example.com/arrays)

        """
      ),
      (
        ["show", "2"],
        """
        What is a dictionary?

        │ A block of type “video” cannot be shown here
        │ Café lecture
        │ length: 94.50

        """
      ),
      (
        ["show", "2", "--unknown", "text"],
        "What is a dictionary?\n\nCafé lecture\n\nlength: 94.50\n"
      ),
      (["show", "2", "--unknown", "drop"], "What is a dictionary?\n"),
      (["show", "3"], "What is a set?\n\nRun (javascript:alert(1))\n"),
      (
        ["show", "1", "--format", "markdown"],
        """
        # What is an array?

        An ordered list.

        It may hold duplicates.

        [Arrays](https://example.com/arrays)

        """
      ),
      (
        ["show", "2", "--format", "json"],
        """
        {"schemaVersion":1,"faqs":[{"elements": [
            {"type": "title", "text": "What is a dictionary?"},
            {"type": "video", "text": "Café lecture", "length": 94.50}
          ]}]}

        """
      ),
    ]
  )
  func show(arguments: [String], output: String) throws {
    #expect(try run(arguments) == .done(output))
  }

  @Test("In HTML, the output of every command is a complete page")
  func pages() throws {
    for (arguments, heading, articles) in [
      (["show", "3"], "What is a set?", 1), (["show", "--all"], "FAQ", 3),
      (["list"], "FAQ Overview", 0), (["search", "set"], "FAQ", 0),
    ] {
      let result = try run(arguments + ["--format", "html"])
      #expect(result == .done(result.output))
      #expect(result.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
      #expect(result.output.hasSuffix("</body>\n</html>\n"))
      #expect(result.output.split(separator: "<h1>").last?.hasPrefix("\(heading)</h1>") == true)
      #expect(result.output.split(separator: "<article ").count == articles + 1)
    }
  }

  @Test(
    "--heading-level sets the level of headings, and --fragment leaves out the page",
    arguments: [
      (["show", "3", "--format", "markdown", "--heading-level", "3"], "### What is a set?"),
      (["list", "--format", "markdown", "--heading-level", "6"], "###### FAQ Overview"),
      (["show", "3", "--format", "html", "--fragment"], "<article>\n<h1>What is a set?</h1>"),
      (
        ["show", "3", "--format", "html", "--fragment", "--heading-level", "2"],
        "<article>\n<h2>What is a set?</h2>"
      ),
      (["list", "--format", "html", "--fragment"], "<h1>FAQ Overview</h1>\n<ol"),
      (["search", "set", "--format", "html", "--fragment"], "<ol start=\"3\">"),
      (["show", "3", "--format", "html", "--heading-level", "2"], "<!DOCTYPE html>"),
    ]
  )
  func headings(arguments: [String], start: String) throws {
    let output = try run(arguments).output
    #expect(output.prefix(start.count) == start)
  }

  @Test(
    "--search, once called --filter, adds a field to the page of several FAQs",
    arguments: [
      (["show", "--all", "--format", "html", "--search"], true),
      (["convert", "--to", "html", "--filter"], true),
      (["show", "3", "--format", "html", "--search"], false),
      (["show", "--all", "--format", "html"], false),
    ]
  )
  func search(arguments: [String], hasField: Bool) throws {
    #expect(try run(arguments).output.contains("<input id=\"search\"") == hasField)
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try Program.faq.run(arguments, reading: SampleContent.json)
  }
}

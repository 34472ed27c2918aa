import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A folder is a source: its files with FAQs, in the order of their paths")
struct FolderSourceTests {
  private static let files = [
    "1-start.json": #"[{"elements": [{"type": "title", "text": "Why?"}]}]"#,
    "2-use.md": "# FAQ\n\n## How?\n\nSo.\n\n## When?\n\nNow.\n",
    "10-rest.csv": "Question,Answer\nWho?,We.\nWhere?,Here.\n",
    "guide/page.html": """
    <!doctype html><title>Help</title>
    <details><summary>What?</summary>This.</details>
    <details><summary>Which?</summary>That.</details>
    """,
    "notes.md": "# Notes\n\nNothing to ask here.\n",
    "package.json": #"{"name": "site", "files": ["a", "b"], "version": 1}"#,
    "logo.png": "\u{89}PNG\r\n\u{1A}\n\u{0}\u{0}\u{0}\rIHDR",
    "config.yml": "title: Site\nnav:\n  - a\n",
    ".cache/old.md": "## Old?\n\nYes.\n\n## Older?\n\nYes.\n",
  ]

  private static let overview = """
    FAQ Overview

    1. Why?
    2. How?
    3. When?
    4. Who?
    5. Where?
    6. What?
    7. Which?

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
  }

  @Test("The FAQs of all files are numbered through; other files are skipped in silence")
  func listed() throws {
    #expect(try run(["list"]) == .done(Self.overview))
    #expect(try run(["show", "6"]) == .done("What?\n\nThis.\n"))
  }

  @Test("A folder is converted to one page, or to a file for each FAQ")
  func converted() throws {
    let page = try run(["convert", "--to", "html"]).output
    let titles = page.matches(of: #/<h2[^>]*>(?:<[^>]*>)*(\w+\?)/#).map { String($0.1) }
    #expect(titles == ["Why?", "How?", "When?", "Who?", "Where?", "What?", "Which?"])
    let output = try TemporaryFolder()
    #expect(try run(["convert", "--output", "\(output.path)/"]).ending == .exited(0))
    #expect(
      try output.names() == [
        "how.md", "index.md", "what.md", "when.md", "where.md", "which.md", "who.md", "why.md",
      ]
    )
  }

  @Test("The types that files of a folder declare are known")
  func types() throws {
    let declaring = #"{"types": [{"type": "tip", "body": [{"paragraph": "Rest."}]}], "faqs": []}"#
    let using = #"[{"elements": [{"type": "title", "text": "Why?"}]}]"#
    try folder.write(declaring.replacing("[]}", with: using + "}"), to: "1-start.json")
    #expect(try run(["types"]).output.contains("declared in \(folder.path)/1-start.json"))
  }

  @Test("A pattern that the shell has not expanded stands for the files that match")
  func pattern() throws {
    #expect(try run(["list"], "/*.md") == .done("FAQ Overview\n\n1. How?\n2. When?\n"))
    #expect(
      try run(["list"], "/**/*.[jh]*").error
        == "faq: \(folder.path)/**/*.[jh]*: no file matches\nCheck the path.\n"
    )
    #expect(
      try run(["list"], "/**/*e*").output.hasSuffix("3. How?\n4. When?\n5. What?\n6. Which?\n")
        == false
    )
    try folder.write(#"[{"elements": [{"type": "title", "text": "Star?"}]}]"#, to: "*.md")
    #expect(try run(["list"], "/*.md") == .done("FAQ Overview\n\n1. Star?\n"))
  }

  @Test("The check names the files that are skipped, and how the others are read")
  func checked() throws {
    let path = folder.path
    let result = try run(["check"])
    #expect(
      result.output
        == """
        \(path)/1-start.json:1:16: warning: this FAQ has a title, \
        but no answer. Add {"type": "body", "text": "…"} after it. [missing-answer]

        """
    )
    #expect(result.ending == .exited(0))
    #expect(
      result.error
        == """
        faq: \(path)/2-use.md: read as: questions in headings of level 2 (Markdown), 2 of 2
        faq: \(path)/10-rest.csv: read as: rows of CSV, question "Question", answer "Answer" \
        (plain text), 2 of 2
        faq: \(path)/guide/page.html: read as: questions in details (HTML), 2 of 2
        faq: \(path)/config.yml is skipped: no FAQs are found in it
        faq: \(path)/logo.png is skipped: it is not text
        faq: \(path)/notes.md is skipped: no FAQs are found in it
        faq: \(path)/package.json is skipped: no FAQs are found in it
        faq: 1 warning in 7 FAQs of 4 sources

        """
    )
  }

  @Test("A file that may be meant, but has a fault in its JSON, is named")
  func faulty() throws {
    try folder.write(#"[{"elements": [{"type": "title" "text": "Why?"}]}]"#, to: "1-start.json")
    let result = try run(["list"])
    #expect(result.ending == .exited(0))
    #expect(
      result.error
        == """
        faq: \(folder.path)/1-start.json is skipped: line 1, column 32, at /0/elements/0: \
        a comma is missing

        """
    )
  }

  @Test("A folder without FAQs is an error", arguments: [["list"], ["show", "1"], ["convert"]])
  func empty(arguments: [String]) throws {
    let other = try TemporaryFolder()
    try other.write("Hello\n", to: "a.txt")
    try other.write("Hello\n", to: "b.txt")
    #expect(
      try Program.faq.run(arguments + ["--source", other.path])
        == .init(
          ending: .exited(65),
          output: "",
          error: """
            faq: \(other.path): none of its 2 files holds FAQs
            The command check says why each is skipped.

            """
        )
    )
  }

  @Test("What changes one file refuses a folder")
  func fix() throws {
    #expect(
      try run(["check", "--fix"]).error
        == """
        faq: --fix changes one file, not \(folder.path)
        Name a file with --source.

        """
    )
    #expect(try run(["convert", "--lines"]).ending == .exited(2))
  }

  @Test("Doctor counts the files of a folder")
  func doctor() throws {
    #expect(
      try run(["doctor"]).output.contains(
        "read as     a folder or pattern of 8 files, in their order; "
          + "check names those without FAQs\n"
      )
    )
  }

  private func run(_ arguments: [String], _ pattern: String = "") throws -> Program.Result {
    try Program.faq.run(arguments + ["--source", folder.path + pattern])
  }
}

import Platform
import Testing

@testable import FaqCommand

@Suite("faq convert")
struct ConvertTests {
  /// Enough for several batches.
  private static let many = (1...6_000).map { number in
    """
    {"elements":[{"type":"title","text":"Question *\(number)*?"},\
    {"type":"body","text":"An _answer_ of some length, number \(number)."}]}
    """
  }.joined(separator: "\n")

  @Test(
    "The output equals that of show --all in every format",
    arguments: OutputFormats.standard.names
  )
  func formats(format: String) throws {
    let shown = try Program.faq.run(
      ["show", "--all", "--format", format, "--source", "-"],
      input: SampleContent.json
    )
    let converted = try Program.faq.run(
      ["convert", "--to", format, "--source", "-"],
      input: SampleContent.json
    )
    #expect(shown.output.contains("What is an array?"))
    #expect(converted == shown)
  }

  @Test(
    "The later sections of a large page wait in a file, and a failure names its folder",
    arguments: [["convert", "--to", "html"], ["show", "--all", "--format", "html"]]
  )
  func noTemporaryFolder(command: [String]) throws {
    let failed = try Program.faq.run(
      command + ["--source", "-"],
      variables: ["TMPDIR": "/nonexistent"],
      input: Self.many + "\n" + Self.many
    )
    #expect(failed.error == "faq: writing to /nonexistent failed: No such file or directory\n")
    #expect(failed.ending == .exited(74))
  }

  @Test("The default is Markdown, and the output is the same on any number of cores")
  func jobs() throws {
    let one = try Program.faq.run(["convert", "--jobs", "1", "--source", "-"], input: Self.many)
    #expect(
      one.output.hasPrefix("# Question \\*1\\*?\n\nAn \\_answer\\_ of some length, number 1.\n")
    )
    #expect(
      one.output.hasSuffix(
        "\n\n# Question \\*6000\\*?\n\nAn \\_answer\\_ of some length, number 6000.\n"
      )
    )
    for jobs in ["2", "16"] {
      #expect(
        try Program.faq.run(["convert", "--jobs", jobs, "--source", "-"], input: Self.many) == one
      )
    }
    #expect(try Program.faq.run(["convert", "--source", "-"], input: Self.many) == one)
  }

  @Test("A page of many batches equals the page of show --all", arguments: ["1", "2"])
  func page(jobs: String) throws {
    let shown = try Program.faq.run(
      ["show", "--all", "--format", "html", "--source", "-"],
      input: Self.many
    )
    let arguments = ["convert", "--to", "html", "--jobs", jobs, "--source", "-"]
    #expect(shown.output.contains("<a href=\"#question-6000\">Question *6000*?</a></li>"))
    #expect(try Program.faq.run(arguments, input: Self.many) == shown)
  }

  @Test("Categories are the same on any number of cores", arguments: ["markdown", "html"])
  func categories(format: String) throws {
    let content = (1...6_000).map { number in
      let category = number.isMultiple(of: 7) ? "" : #""category":"Part \#(number / 700)","#
      return #"{\#(category)"elements":[{"type":"title","text":"Question \#(number)?"}]}"#
    }.joined(separator: "\n")
    let shown = try Program.faq.run(["show", "--all", "--format", format], reading: content)
    for jobs in ["1", "16"] {
      let arguments = ["convert", "--to", format, "--jobs", jobs]
      #expect(try Program.faq.run(arguments, reading: content) == shown)
    }
  }

  @Test("A line that is not JSON gives a notice, a warning and status 65")
  func badLine() throws {
    let result = try Program.faq.run(
      ["convert", "--source", "-"],
      input: "{\"elements\":[{\"type\":\"title\",\"text\":\"a\"}]}\nnope\n"
    )
    #expect(result.ending == .exited(65))
    let error =
      "faq: standard input: line 2, column 1: this looks like plain text, and not like JSON."
    #expect(result.error.hasPrefix(error))
    #expect(result.output.hasPrefix("# a\n\n> **This entry could not be read: "))
  }

  @Test("A file appears once it is complete, and an older file is kept until then")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "faq.md")
    let broken = #"[{"elements":[{"type":"title","text":"a"}]},"#
    let arguments = ["convert", "--output", "\(folder.path)/faq.md"]
    #expect(try Program.faq.run(arguments, reading: broken).ending == .exited(65))
    #expect(try folder.text(of: "faq.md") == "before")
    #expect(try folder.names() == ["faq.md"])
    let whole = #"[{"elements":[{"type":"title","text":"a"}]}]"#
    #expect(try Program.faq.run(arguments, reading: whole) == .done(""))
    #expect(try folder.text(of: "faq.md") == "# a\n")
    #expect(try folder.names() == ["faq.md"])
  }

  @Test("A file that cannot be written is named, with the reason")
  func unwritable() throws {
    let result = try Program.faq.run(["convert", "--output", "/no/such/folder/faq.md"])
    #expect(result.ending == .exited(74))
    #expect(
      result.error == "faq: writing to /no/such/folder/faq.md failed: No such file or directory\n"
    )
  }
}

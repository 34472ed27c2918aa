import Platform
import Testing

@testable import FaqCommand

@Suite("faq convert --lines")
struct ConvertLinesTests {
  private static let content = """
    {"elements":[{"type":"title","text":"What is a *set*?"},{"type":"body","text":"No order."}]}
    nope
    17\t{"elements":[{"type":"body","text":"\\u0007 \\ud800"},7]}

    18\t[
    """

  @Test("Each FAQ on a line becomes an object on a line, and bad lines are reported by number")
  func markdown() throws {
    let result = try Program.faq.run(["convert", "--lines"], input: Self.content)
    #expect(result.ending == .exited(65))
    #expect(
      result.output == #"""
        {"number":1,"title":"What is a *set*?","content":"# What is a \\*set\\*?\n\nNo order.\n"}
        {"number":17,"title":null,"content":"� �\n\n> **This is not a block**\n>\n> 7\n"}

        """#
    )
    #expect(
      result.error == """
        faq: standard input: line 2, column 2: expected 'null', found 'o'
        faq: standard input: line 4: expected an FAQ, found an empty line
        faq: standard input: line 18, column 5, at /0: expected a value or ']', found the end
        faq: standard input: 3 of 5 lines could not be converted; --rejects FILE saves them

        """
    )
  }

  @Test(
    "The content is the FAQ alone, without a page or envelope",
    arguments: [
      (["plain"], #"a\n\nb <c>\n"#),
      (["html"], #"<article>\n<h1>a</h1>\n<p>b &lt;c&gt;</p>\n</article>\n"#),
      (
        ["html", "--heading-level", "2"],
        #"<article>\n<h2>a</h2>\n<p>b &lt;c&gt;</p>\n</article>\n"#
      ),
      (["ansi"], #"\u001b[1;36ma\u001b[0m\n\nb <c>\n"#),
      (
        ["json"],
        #"{\"elements\":[{\"type\":\"title\",\"text\":\"a\"},"#
          + #"{\"type\":\"body\",\"text\":\"b <c>\"}]}"#
      ),
    ]
  )
  func formats(format: [String], content: String) throws {
    let result = try Program.faq.run(
      ["convert", "--lines", "--to"] + format,
      input: #"{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b <c>"}]}"#
    )
    #expect(result == .done("{\"number\":1,\"title\":\"a\",\"content\":\"\(content)\"}\n"))
  }

  @Test("With --unknown fail, a line with an unknown type is a bad line")
  func refused() throws {
    let result = try Program.faq.run(
      ["convert", "--lines", "--unknown", "fail"],
      input: "[]\n4\t[{\"type\":\"film\"}]\n"
    )
    #expect(result.ending == .exited(65))
    #expect(result.output == "{\"number\":1,\"title\":null,\"content\":\"\"}\n")
    #expect(
      result.error == """
        faq: standard input: line 4, column 4, at /0: A block of type “film” cannot be shown here
        faq: standard input: 1 of 2 lines could not be converted; --rejects FILE saves them

        """
    )
  }

  @Test("The first hundred bad lines are reported, and all are counted", arguments: ["1", "3"])
  func manyBadLines(jobs: String) throws {
    let input = String(repeating: "[]\nx\n", count: 30_000)
    let result = try Program.faq.run(["convert", "--lines", "--jobs", jobs], input: input)
    let reports = (1...100).map { number in
      "faq: standard input: line \(number * 2), column 1: expected a value, found 'x'\n"
    }
    #expect(
      result.error == reports.joined() + """
        faq: standard input: 30000 of 60000 lines could not be converted; \
        the first 100 are listed above; --rejects FILE saves them

        """
    )
    let lines = (0..<30_000).map { "{\"number\":\($0 * 2 + 1),\"title\":null,\"content\":\"\"}\n" }
    #expect(result.output == lines.joined())
  }

  @Test("Without FAQs there is no output", arguments: ["", "\n"])
  func empty(input: String) throws {
    let result = try Program.faq.run(["convert", "--lines"], input: input)
    #expect(result.output.isEmpty)
    #expect(result.ending == .exited(input.isEmpty ? 0 : 65))
  }

  @Test("It reads standard input regardless of FAQ_SOURCE")
  func usualSource() throws {
    let variables = ["FAQ_SOURCE": "/no/such/file"]
    let result = try Program.faq.run(
      ["convert", "--lines"],
      variables: variables,
      input: "[]\n"
    )
    #expect(result == .done("{\"number\":1,\"title\":null,\"content\":\"\"}\n"))
  }

  @Test("Opening the source is retried, as for every command")
  func retry() throws {
    let arguments = ["convert", "--lines", "--simulate-failure", "count:1"]
    let failed = try Program.faq.run(arguments, input: "[]\n")
    #expect(failed.ending == .exited(69))
    #expect(failed.output.isEmpty)
    let result = try Program.faq.run(arguments + ["--retries", "1"], input: "[]\n")
    #expect(result == .done("{\"number\":1,\"title\":null,\"content\":\"\"}\n"))
  }

  @Test("At a terminal it fails instead of waiting for typed lines")
  func terminal() async {
    let errors = RecordedOutput()
    let status = await Run(
      arguments: ["convert", "--lines"],
      environment: .terminal(["NO_COLOR": "1"]),
      output: RecordedOutput(),
      errors: errors
    ).status()
    #expect(status == .usage)
    #expect(
      errors.text == """
        faq: --lines reads standard input, which is a terminal
        Pipe lines into it, or name a file with --source.

        """
    )
  }
}

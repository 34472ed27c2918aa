import FaqCommand
import Platform
import Testing

@Suite("Content that breaks off is written up to there")
struct BrokenContentTests {
  private let content: String

  init() {
    let filling = String(repeating: "word ", count: 100)
    let faqs = (1...1_500).map { number in
      """
      {"elements": [{"type": "title", "text": "Question \(number)"},
      {"type": "body", "text": "\(filling)"}]}
      """
    }
    content = "[" + faqs.joined(separator: ",") + ", {"
  }

  @Test("All FAQs before the fault are there, whatever the number of jobs", arguments: 1...4)
  func converted(jobs: Int) throws {
    let arguments = ["convert", "--to", "markdown", "--jobs", "\(jobs)"]
    let result = try Program.faq.run(arguments, reading: content)
    #expect(result.ending == .exited(65))
    let titles = result.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(titles == (1...1_500).map { "# Question \($0)" })
  }

  @Test("The only FAQ before a fault is there")
  func one() throws {
    let content = #"[{"elements": [{"type": "title", "text": "Why?"}]}, {"#
    let result = try Program.faq.run(["convert", "--to", "markdown"], reading: content)
    #expect(result.ending == .exited(65))
    #expect(result.output == "# Why?\n")
  }

  @Test(
    "JSON that is written up to a fault is closed",
    arguments: [["convert", "--to", "json"], ["show", "--all", "--format", "json"]]
  )
  func json(arguments: [String]) throws {
    let content = #"{"label":"T","faqs":[{"elements":[]},{"elements":[]}, {"a" 1}]}"#
    #expect(
      try Program.faq.run(arguments, reading: content)
        == .init(
          ending: .exited(65),
          output: #"""
            {"schemaVersion":1,"faqs":[{"elements":[]},
            {"elements":[]}],
            "envelope":{"label":"T"}}

            """#,
          error: """
            faq: standard input: line 1, column 59, at /faqs/2/a: a colon is missing
            Write : after the name.

            """
        )
    )
    let output = try Program.faq.run(arguments, reading: self.content).output
    #expect(output.hasSuffix("\"}]}]}\n"))
    let list = try Program.faq.run(["list"], reading: output)
    #expect(list.output.hasSuffix("\n1500. Question 1500\n"))
  }

  @Test("A file does not appear")
  func file() throws {
    let folder = try TemporaryFolder()
    let arguments = ["convert", "--to", "json", "--output", "\(folder.path)/a.json"]
    #expect(try Program.faq.run(arguments, reading: content).ending == .exited(65))
    #expect(try folder.names().isEmpty)
  }
}

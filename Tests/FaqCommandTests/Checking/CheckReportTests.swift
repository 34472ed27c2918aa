import ContentParser
import FaqCommand
import FaqService
import Platform
import Testing

@Suite("The report of a check")
struct CheckReportTests {
  @Test("Of one kind a hundred faults are shown, and the others counted; JSON has all")
  func hundred() throws {
    let item = #"{"type":"video"}"#
    let items = repeatElement(item, count: 150).joined(separator: ",")
    let content = #"[{"elements":[{"type":"title","text":"a"},\#(items),7]}]"#
    let lines = try Program.faq.run(["check"], reading: content)
    #expect(lines.output.split(separator: "\n").count == 101)
    #expect(lines.output.hasSuffix("but this is the number 7 [not-an-object]\n"))
    #expect(
      lines.error == """
        faq: 50 more [unknown-type] are not shown; --format json reports all of them
        faq: 1 error, 150 warnings in 1 FAQ

        """
    )
    let json = try Program.faq.run(["check", "--format", "json"], reading: content)
    #expect(json.output.split(separator: "\n").count == 151)
    #expect(json.error.isEmpty)
  }

  @Test("Content without problems has a kind word")
  func none() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]}]"#
    let result = try Program.faq.run(["check"], reading: content)
    #expect(result == .init(ending: .exited(0), output: "", error: "faq: no problems in 1 FAQ\n"))
  }

  @Test("If reading ends early, the summary says so")
  func unreadable() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"body","text":"b"}]},?]"#
    let result = try Program.faq.run(["check"], reading: content)
    #expect(result.error == "faq: 1 error in 1 FAQ; reading stopped there\n")
  }

  @Test("JSON has escapes for line separators and for what drives a terminal")
  func escapes() throws {
    let content = "[{\"elements\":[{\"type\":\"a\u{2028}\u{85}\u{202E}\"}]}]"
    let report = try Program.faq.run(["check", "--format", "json"], reading: content).output
    #expect(report.contains(#"the type `a\u2028\u0085\u202e` is not known"#))
    #expect(!report.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
  }

  @Test("Two FAQs with one title are reported with the place of the first")
  func titles() throws {
    func entry(_ title: String) -> String {
      #"{"elements":[{"type":"title","text":"\#(title)"},{"type":"body","text":"b"}]}"#
    }
    let content = ["a", "A", "b", "a", " ", " "].map(entry).joined(separator: "\n")
    let result = try Program.faq.run(["check"], reading: content)
    #expect(
      result.output.split(separator: "\n").first { $0.contains("duplicate") } == """
        standard input:4:37: warning: FAQ 1 on line 1 has the same title. \
        Ask something else, or put both answers into one FAQ. [duplicate-title]
        """
    )
    #expect(result.output.split(separator: "\n").count { $0.contains("duplicate") } == 1)
  }

  @Test("References that lead nowhere or elsewhere are reported in the order of lines")
  func references() throws {
    let content = """
      [{"elements":[{"type":"title","text":"a"},
      {"type":"note","blocks":[{"type":"related","faqs":[1,2,3]}]}]},
      {"id":"bee","elements":[{"type":"title","text":"b"},
      {"type":"related","faqs":[1,"b",{"id":"bee","title":"b"},{"number":9,"title":"c"}]},
      {"type":"related","faqs":["c",{"number":1,"title":"b"},{"number":1,"title":"d"},
      {"id":"bee","title":"a"},{"id":"c","title":"b"}]},
      {"type":"body","text":""}]}]
      """
    #expect(
      try Program.faq.run(["check"], reading: content).output == """
        standard input:2:56: warning: there is no FAQ 3. \
        The last FAQ has the number 2. [unknown-faq]
        standard input:4:58: warning: there is no FAQ 9. \
        The last FAQ has the number 2. [unknown-faq]
        standard input:5:27: warning: no FAQ has the title “c”. \
        Write the title as in the FAQ, or its `id` too. [unknown-faq]
        standard input:5:31: warning: FAQ 1 has another title than “b”. \
        That is FAQ 2; without a number, the title leads to it. [unknown-faq]
        standard input:5:56: warning: FAQ 1 has another title than “d”. \
        Write its title. [unknown-faq]
        standard input:6:1: warning: FAQ 2 has another title than “a”. \
        That is FAQ 1; without an `id`, the title leads to it. [unknown-faq]
        standard input:6:26: warning: no FAQ has the id “c”. \
        Write it as in the FAQ, or leave it out. [unknown-faq]
        standard input:7:23: warning: this body is empty. \
        Write a text, or remove the item. [empty-body]

        """
    )
  }

  @Test("On a terminal, the line of the source is shown, in colour by the rule of output")
  func terminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("[{\"elements\":[\n\t{\"type\":\"tittle\",\"text\":\"a\"}]}]", to: "a.json")
    let path = "\(folder.path)/a.json"
    let plain = try TerminalSession(.faq, ["check", "--color", "never", "--source", path])
    #expect(plain.end() == .exited(65))
    #expect(
      plain.transcript == """
        \(path):2:10: error: the type `tittle` is not known [unknown-type]
         2 |     {"type":"tittle","text":"a"}]}]
           |             ^~~~~~~~
           = hint: Did you mean `title`?
        faq: 1 error in 1 FAQ

        """
    )
    let colored = try TerminalSession(.faq, ["check", "--source", path])
    #expect(colored.end() == .exited(65))
    #expect(colored.transcript.contains("\u{1B}[1;31merror:\u{1B}[0m the type"))
    #expect(colored.transcript.contains("\u{1B}[1;31m^~~~~~~~\u{1B}[0m"))
  }

  @Test("The list and an FAQ of another shape point to the check command")
  func foreign() throws {
    let content = """
      [{"elements":[{"type":"title","text":"e"}]},
      {"question":"a","answer":"b"},{"question":"c","answer":"d"}]
      """
    #expect(
      try Program.faq.run(["list"], reading: content)
        == .init(
          ending: .exited(0),
          output: "FAQ Overview\n\n1. e\n2. (untitled) a b\n3. (untitled) c d\n",
          error: """
            faq: 2 FAQs in standard input are written in another shape; \
            faq check shows how to write them

            """
        )
    )
    #expect(
      try Program.faq.run(["show", "2"], reading: content).error == """
        faq: 1 FAQ in standard input is written in another shape; \
        faq check shows how to write it

        """
    )
  }
}

import FaqCommand
import Platform
import Testing

@Suite("Several sources are checked one after another")
struct SeveralSourcesCheckTests {
  private let sources: TwoSources
  private var folder: TemporaryFolder { sources.folder }

  init() throws { sources = try TwoSources() }

  @Test("The check names the file of each fault, and how each file was read")
  func checked() throws {
    #expect(
      try run(["check"])
        == .init(
          ending: .exited(65),
          output: """
            \(folder.path)/a.json:3:52: error: `action` is missing [missing-member]
            \(folder.path)/b.md:3:1: warning: FAQ 1 on line 2 of \(folder.path)/a.json has the \
            same title. Ask something else, or put both answers into one FAQ. [duplicate-title]

            """,
          error: """
            faq: \(folder.path)/b.md: read as: questions in headings of level 2 (Markdown), 2 of 2
            faq: 1 error, 1 warning in 4 FAQs of 2 sources

            """
        )
    )
  }

  @Test("A fault that ends one file is reported, and the next file is checked")
  func broken() throws {
    try folder.write(#"[{"elements":[{"type":"title","text":"Why?"}]},"#, to: "a.json")
    let result = try run(["check"])
    #expect(result.ending == .exited(65))
    #expect(result.output.hasPrefix("\(folder.path)/a.json:1:"))
    #expect(result.error.hasSuffix("in 3 FAQs of 2 sources; reading stopped there\n"))
  }

  @Test("The number of a related FAQ counts through all sources")
  func related() throws {
    let related = """
      [{"elements": [{"type": "title", "text": "Where?"}, {"type": "body", "text": "Here."},
        {"type": "related", "faqs": [3, 4]}]}]
      """
    try folder.write(related, to: "a.json")
    #expect(
      try run(["check"]).output
        == """
        \(folder.path)/a.json:2:35: warning: there is no FAQ 4. The last FAQ has the number 3. \
        [unknown-faq]

        """
    )
  }

  @Test("A source that cannot be read is reported, and the others are checked")
  func partlyMissing() throws {
    let result = try run(["check", "--source", "/nonexistent.json"])
    #expect(result.ending == .exited(69))
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(
      result.error.contains("faq: /nonexistent.json: there is no such file\nCheck the path.\n")
    )
    #expect(result.error.hasSuffix("faq: 1 error, 1 warning in 4 FAQs of 2 sources\n"))
  }

  @Test("A folder without FAQs does not hide the faults in the source after it")
  func emptyFolder() throws {
    let empty = try TemporaryFolder()
    try empty.write("Hello\n", to: "a.txt")
    let path = "\(folder.path)/a.json"
    #expect(
      try Program.faq.run(["check", "--source", empty.path, "--source", path])
        == .init(
          ending: .exited(65),
          output: "\(path):3:52: error: `action` is missing [missing-member]\n",
          error: """
            faq: \(empty.path)/a.txt is skipped: no FAQs are found in it
            faq: \(empty.path): the file in it holds no FAQs
            The command check says why each is skipped.
            faq: 1 error in 2 FAQs

            """
        )
    )
  }

  @Test("A folder without FAQs does not hide the faults in the source before it")
  func emptyFolderAtTheEnd() throws {
    let empty = try TemporaryFolder()
    try empty.write("Hello\n", to: "a.txt")
    let path = "\(folder.path)/a.json"
    let result = try Program.faq.run(["check", "--source", path, "--source", empty.path])
    #expect(result.ending == .exited(65))
    #expect(result.output == "\(path):3:52: error: `action` is missing [missing-member]\n")
    #expect(result.error.hasSuffix("faq: 1 error in 2 FAQs\n"))
  }

  @Test("A folder without FAQs is a part of the reports for CI")
  func emptyFolderInReport() throws {
    let empty = try TemporaryFolder()
    try empty.write("Hello\n", to: "a.txt")
    let words = ["check", "--source", empty.path, "--format"]
    let sarif = try Program.faq.run(words + ["sarif"])
    #expect(sarif.ending == .exited(65))
    #expect(
      sarif.output.contains("\"message\":{\"text\":\"\(empty.path): the file in it holds no FAQs")
    )
    let junit = try Program.faq.run(words + ["junit"])
    #expect(junit.ending == .exited(65))
    #expect(junit.output.contains("<error message=\"\(empty.path): the file in it holds no FAQs"))
  }

  private func run(_ arguments: [String]) throws -> Program.Result { try sources.run(arguments) }
}

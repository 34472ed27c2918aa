import FaqCommand
import Platform
import Testing

@Suite("faq check, and faulty content")
struct CheckAndSourceTests {
  @Test("Every fault is one line, and the status of errors is 65")
  func check() throws {
    let output = """
      standard input:9:14: warning: the type `video` is not known [unknown-type]
      standard input:13:49: error: `action` is not a safe address: \
      the scheme `javascript` is not allowed. \
      Addresses begin with https:, http:, mailto: or tel:. [unsafe-address]

      """
    let error = "faq: 1 error, 1 warning in 3 FAQs\n"
    #expect(
      try run(["check"], SampleContent.json)
        == .init(ending: .exited(65), output: output, error: error)
    )
  }

  @Test("With --unknown fail, unknown types are errors too")
  func strict() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"video"}]}]"#
    let line = "the type `video` is not known [unknown-type]\n"
    let lax = try run(["check"], content)
    #expect(lax.ending == .exited(0))
    #expect(lax.output == "standard input:1:51: warning: \(line)")
    let strict = try run(["check", "--unknown", "fail"], content)
    #expect(strict.ending == .exited(65))
    #expect(strict.output == "standard input:1:51: error: \(line)")
  }

  @Test("In JSON, a fault has all its properties")
  func json() throws {
    let content = #"[{"elements":[{"type":"title","text":"a"},{"type":"tittle"}]}]"#
    let output = """
      {"schemaVersion":1,"diagnostics":[{"file":"standard input","line":1,"column":51,\
      "offset":50,"pointer":"/0/elements/1/type","severity":"error","code":"unknown-type",\
      "message":"the type `tittle` is not known","hint":"Did you mean `title`?"}]}

      """
    let expected = Program.Result(ending: .exited(65), output: output, error: "")
    #expect(try run(["check", "--format", "json"], content) == expected)
  }

  @Test("Markdown without questions has the code of empty content, and none of JSON")
  func withoutQuestions() throws {
    let output = try run(["check"], "---\ntitle: FAQ\n---\n\nTo be written.\n").output
    #expect(output.contains("1:1: error: this looks like Markdown, but no questions with answers"))
    #expect(output.hasSuffix("[empty]\n"))
  }

  @Test("Invalid JSON is reported with its location")
  func malformed() throws {
    let line =
      "standard input:1:17: error: trailing comma. Remove it. [unexpected-character]\n"
    #expect(try run(["check"], #"[{"elements":[{},]}]"#).output == line)
    let result = try run(["list"], #"[{"elements":[{},]}]"#)
    let error = """
      faq: standard input: line 1, column 17, at /0/elements/1: trailing comma
      Remove it.

      """
    #expect(result == .init(ending: .exited(65), output: "", error: error))
  }

  @Test("A bad line of NDJSON is reported, and the others are listed")
  func badLine() throws {
    let content = """
      {"elements":[{"type":"title","text":"One"}]}
      {"elements":[{"type":"title","text":"Two"]}
      {"elements":[{"type":"title","text":"Three"}]}
      """
    let output = "FAQ Overview\n\n1. One\n2. (untitled)\n3. Three\n"
    let error = """
      faq: standard input: line 2, column 42, at /elements/0: \
      the { of line 2, column 14 is not closed before this ]. Write } before it.

      """
    #expect(
      try run(["list"], content) == .init(ending: .exited(65), output: output, error: error)
    )
  }

  @Test(
    "For a source that cannot be read, the error says why",
    arguments: [
      ("/nonexistent.json", 69, "there is no such file\nCheck the path.\n"),
      (
        "www.example.com", 69,
        "there is no such file\nCheck the path. An address begins with https://.\n"
      ),
      (
        "/dev/null", 65,
        """
        line 1, column 1: expected JSON, found nothing
        A source without FAQs is written [].

        """
      ),
    ]
  )
  func unreadable(path: String, status: Int32, error: String) throws {
    for command in [["list"], ["show", "1"], ["search", "a"]] {
      let result = try Program.faq.run(command + ["--source", path])
      #expect(
        result == .init(ending: .exited(status), output: "", error: "faq: \(path): \(error)")
      )
    }
  }

  @Test("Content without FAQs gives an empty list and a warning")
  func none() throws {
    let error = "faq: there are no FAQs in standard input\n"
    #expect(
      try run(["list"], "[]")
        == .init(ending: .exited(0), output: "FAQ Overview\n", error: error)
    )
  }

  @Test("FAQ_SOURCE names the source unless --source does")
  func variable() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleContent.json, to: "faqs.json")
    let variables = ["FAQ_SOURCE": "\(folder.path)/faqs.json"]
    let listed = try Program.faq.run(["list"], variables: variables).output
    #expect(listed.contains("1. What is an array?"))
    let other = try Program.faq.run(["list"], reading: "[]", variables: variables)
    #expect(other.output == "FAQ Overview\n")
  }

  @Test("If what FAQ_SOURCE names is missing, the error says that the variable names it")
  func missing() throws {
    let error = "faq: /no/such.json: there is no such file\nCheck the path."
    let variables = ["FAQ_SOURCE": "/no/such.json"]
    let named = try Program.faq.run(["list"], variables: variables)
    #expect(named.error == "\(error) FAQ_SOURCE names it.\n")
    let given = ["list", "--source", "/no/such.json"]
    #expect(try Program.faq.run(given, variables: variables).error == "\(error)\n")
  }

  @Test("Without --retries, a temporary failure suggests it")
  func offer() throws {
    let refused = try Program.faq.run(["list", "--simulate-failure", "count:2"])
    let error = """
      faq: built-in content: simulated failure
      Without --simulate-failure nothing is wrong. \
      Try again, or use --retries N.

      """
    #expect(refused == .init(ending: .exited(69), output: "", error: error))
  }

  private func run(_ arguments: [String], _ content: String) throws -> Program.Result {
    try Program.faq.run(arguments, reading: content)
  }
}

import ContentParser
import FaqService
import Platform
import Synchronization
import TestServer
import Testing

@testable import FaqCommand
@testable import acme_help

@Suite("A program of one's own has every command under its own name")
struct OwnProgramTests {
  @Test(
    "Its own content, block, container, override and format are everywhere",
    arguments: [
      ("list", "FAQ Overview\n\n1. How do I watch the tour?\n2. Is it safe?\n"),
      ("show 1", "How do I watch the tour?\n\n→ ▶ The tour (https://acme.example/tour)\n"),
      (
        "show 1 --format html --fragment",
        """
        <article>
        <h1>How do I watch the tour?</h1>
        <a class="video" href="https://acme.example/tour">The tour</a>
        </article>

        """
      ),
      ("show 2 --format outline", "= Is it safe?\n* Warning\n  Keep away from fire.\n"),
      ("search fire --format outline", "2.\n  Is it safe? Keep away from fire.\n"),
      (
        "convert --to outline",
        """
        = How do I watch the tour?
        > ▶ The tour (https://acme.example/tour)

        = Is it safe?
        * Warning
          Keep away from fire.

        """
      ),
      ("show 1 --format csv", "title,category\n\"How do I watch the tour?\",\n"),
      (
        "list --format csv",
        "title,category\n\"How do I watch the tour?\",\n\"Is it safe?\",\n"
      ),
      (
        "convert --to csv",
        "title,category\n\"How do I watch the tour?\",\n\"Is it safe?\",\n"
      ),
      ("search fire --format csv", "title,category\n\"Is it safe?\",\n"),
      ("ask fire --format csv", "title,category\n\"Is it safe?\",\n"),
      ("version", "acme-help 1.4\n"),
    ]
  )
  func output(line: String, output: String) async {
    #expect(await run(line) == .done(output))
  }

  @Test(
    "It shows imported answers, though it has no richer types",
    arguments: [
      ("a.md", "# FAQ\n\n## Why?\n\n*So.*\n\n## How?\n\nSo.\n"),
      ("a.html", "<details><summary>Why?</summary><i>So.</i></details>"),
      ("a.json", #"[{"question":"Why?","answer":"<i>So.</i>"}]"#),
      ("a.csv", "question,answer\nWhy?,<i>So.</i>\n"),
      ("a.ndjson", #"{"question":"Why?","answer":"<i>So.</i>"}"# + "\n"),
    ]
  )
  func imported(name: String, content: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(content, to: name)
    let line = "show 1 --format markdown --source \(folder.path)/\(name)"
    #expect(await run(line) == .done("# Why?\n\n*So.*\n"))
  }

  @Test("Two block types with one name end every run with an error that names both")
  func duplicate() async {
    let program = FaqCommand(name: "acme-help", version: "1.4", blocks: [Tour.self, Clip.self])
    let error = """
      acme-help: Tour and Clip are both named "tour"
      Give one of these block types another name.

      """
    let result = await program.result(of: ["list"])
    #expect(result == RunResult(status: 2, output: "", errors: error))
  }

  @Test("Its own theme colours the format for terminals")
  func theme() async {
    let styled = await run("show 2 --format ansi --theme acme").output
    #expect(styled.hasPrefix("\u{1B}[1;38;2;192;57;43mIs it safe?\u{1B}[0m\n"))
    let plain = await run("show 2 --format ansi --theme acme --color never").output
    #expect(plain.hasPrefix("\u{1B}[1mIs it safe?\u{1B}[0m\n"))
  }

  @Test("A folder has files of its own format")
  func folder() async throws {
    let folder = try TemporaryFolder()
    _ = await run("convert --to outline --output \(folder.path)/")
    let names = [
      "how-do-i-watch-the-tour.outline", "index.outline", "is-it-safe.outline",
    ]
    #expect(try folder.names() == names)
  }

  @Test("Lines are converted with its own blocks")
  func lines() throws {
    let line = """
      {"elements":[{"type":"video","caption":"A","url":"https://acme.example/a"}]}

      """
    let result = try Program.acmeHelp.run(
      ["convert", "--lines", "--to", "outline"],
      input: line
    )
    #expect(
      result
        == .done(
          #"{"number":1,"title":null,"content":"> ▶ A (https://acme.example/a)\n"}"# + "\n"
        )
    )
  }

  @Test("Its own blocks are checked, and reported under its name")
  func check() throws {
    let content = "[{\"elements\":[{\"type\":\"video\",\"caption\":\"A\"}]}]"
    let result = try Program.acmeHelp.run(["check"], reading: content)
    #expect(result.ending == .exited(65))
    #expect(result.output.contains("standard input:1:15: error: `url` is missing"))
    #expect(result.error.hasPrefix("acme-help: "))
  }

  @Test("Content of its own form is read, with the places of the original")
  func form() throws {
    let content = """
      <faq>
        <faqitem><faqquest>Is it safe?</faqquest><faqans>Yes, <b>very</b>.</faqans></faqitem>
        <faqitem><faqquest>Where is it?</faqquest></faqitem>
        <faqitem><faqquest> </faqquest><faqans>So.</faqans></faqitem>
      </faq>
      """
    let all = ["show", "--all", "--format", "markdown", "--source", "-"]
    let shown = try Program.acmeHelp.run(all, input: content)
    #expect(shown.output == "# Is it safe?\n\nYes, **very**.\n\nSo.\n")
    let checked = try Program.acmeHelp.run(["check"], reading: content)
    #expect(checked.error.contains("read as: items of DITA, 2 of 3"), "\(checked.error)")
    #expect(checked.output.hasPrefix("standard input:4:22: warning: "), "\(checked.output)")
  }

  @Test("Content in other forms is read as before")
  func otherForm() throws {
    let content = "# FAQ\n\n## Is it safe?\n\nYes.\n\n## Why?\n\nSo.\n"
    let listed = try Program.acmeHelp.run(["list"], reading: content)
    #expect(listed.output == "FAQ Overview\n\n1. Is it safe?\n2. Why?\n")
    let native = #"[{"elements":[{"type":"title","text":"<faqitem>"}]}]"#
    #expect(try Program.acmeHelp.run(["list"], reading: native).output.hasSuffix("1. <faqitem>\n"))
  }

  @Test("It tells web servers its name and version")
  func agent() async throws {
    let agents = Mutex<[String?]>([])
    let server = try LoopbackServer { request in
      agents.withLock { $0.append(request.headers["user-agent"]) }
      return [.faq("One")]
    }
    #expect(
      await run("list --no-cache --source \(server.address)") == .done("FAQ Overview\n\n1. One\n")
    )
    #expect(agents.withLock { $0 } == ["acme-help/1.4"])
  }

  @Test("Messages, help, variables and folders have its name")
  func names() async {
    #expect(
      await run("lst")
        == .init(
          status: 2,
          output: "",
          errors: "acme-help: there is no command 'lst'\nDid you mean 'list'?\n"
        )
    )
    let help = await run("help options").output
    #expect(help.hasPrefix("Answers questions about Acme's products.\n\nUsage: acme-help COMMAND"))
    #expect(help.contains("\n  ACME_HELP_SOURCE "))
    #expect(help.contains("\n  table:PLACE "))
    #expect(help.contains("\n  outline "))
    #expect(help.contains("light, none or acme"))
    for topic in Commands.standard.manuals.map(\.name) {
      let page = await run("help \(topic)").output.replacing("--to faq", with: "")
      #expect(!page.contains("faq ") && !page.contains("FAQ_"), "\(topic)")
    }
    let doctor = await run("doctor", variables: ["XDG_CACHE_HOME": "/c"]).output
    #expect(doctor.contains("cache       /c/acme-help (XDG_CACHE_HOME is /c)"))
    #expect(doctor.contains("neither --source nor ACME_HELP_SOURCE is set"))
  }

  private func run(_ line: String, variables: [String: String] = [:]) async -> RunResult {
    let arguments = line.split(separator: " ").map(String.init)
    return await Help.program.result(of: arguments, variables: variables)
  }
}

extension OwnProgramTests {
  @Test("Its own source can be listed, shown and converted")
  func source() async throws {
    let folder = try TemporaryFolder()
    try folder.write("What?\tThis.\nWhy?\tBecause.\n", to: "a.tsv")
    let source = "--source table:\(folder.path)/a.tsv"
    #expect(await run("list \(source)") == .done("FAQ Overview\n\n1. What?\n2. Why?\n"))
    #expect(await run("show 2 \(source)") == .done("Why?\n\nBecause.\n"))
  }

  @Test("Problems in its own source are on the lines of the file")
  func places() async throws {
    let folder = try TemporaryFolder()
    try folder.write("What?\tThis.\n\nWhat?\tThat.\n", to: "a.tsv")
    let result = await run("check --source table:\(folder.path)/a.tsv")
    #expect(
      result.output == """
        \(folder.path)/a.tsv:3:1: warning: FAQ 1 on line 1 has the same title. Ask something else, \
        or put both answers into one FAQ. [duplicate-title]

        """
    )
    #expect(result.errors.hasPrefix("acme-help: read as: lines, 2 of 2\n"))
  }

  @Test("Its own source that is not there is an error")
  func missing() async {
    #expect(
      await run("list --source table:/nonexistent")
        == .init(
          status: 69,
          output: "",
          errors: "acme-help: /nonexistent: there is no such file\nCheck the path.\n"
        )
    )
  }
}

private extension RunResult {
  /// Success, without any message.
  static func done(_ output: String) -> Self { Self(status: 0, output: output, errors: "") }
}

private struct Tour: ParsableBlock {
  static let type: BlockType = "tour"
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}

private struct Clip: ParsableBlock {
  static let type: BlockType = "tour"
  static let fields = ItemFields(as: Self.init)
  let raw: RawItem
  let body: [Node] = []
}

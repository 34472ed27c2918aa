import Testing

@testable import FaqCommand
@testable import acme_help

@Suite("A command of one's own is one like the others")
struct OwnCommandTests {
  @Test(
    "It reads the content, follows the options, and writes any format",
    arguments: [
      ("shortest --format csv", "title,category\n\"How do I watch the tour?\",\n"),
      (
        "shortest --format markdown --heading-level 3",
        """
        ### How do I watch the tour?

        [▶ The tour](https://acme.example/tour)

        """
      ),
      ("shortest --source - --limit 2 --format csv", "title,category\n\"B\",\n\"A\",\n"),
    ]
  )
  func output(line: String, output: String) async {
    let input = """
      [{"elements":[{"type":"title","text":"A"},{"type":"body","text":"So."}]},\
      {"elements":[{"type":"title","text":"B"}]}]
      """
    #expect(await run(line, input: input) == RunResult(status: 0, output: output, errors: ""))
  }

  @Test(
    "Its failures have a status, a message and a hint",
    arguments: [
      ("shortest --limit 3", 1, "there are 2 FAQs in built-in content\n"),
      (
        "shortest --limit none", 2,
        """
        invalid value 'none' for --limit
        It accepts a whole number from 1 to 100.

        """
      ),
      (
        "shortest --all", 2,
        """
        shortest takes no option --all
        It belongs to acme-help show.

        """
      ),
      (
        "shortest 7", 2,
        """
        shortest takes no operand '7'
        acme-help help shortest explains it.

        """
      ),
      (
        "shrtest", 2,
        """
        there is no command 'shrtest'
        Did you mean 'shortest'?

        """
      ),
    ]
  )
  func failure(line: String, status: Int32, errors: String) async {
    let expected = RunResult(status: status, output: "", errors: "acme-help: \(errors)")
    #expect(await run(line) == expected)
  }

  @Test("Help, the manual page and completions have it")
  func manual() async {
    #expect(await run("").output.contains("\n  shortest  "))
    let help = await run("help options").output
    #expect(help.contains("\n  --limit N|all "))
    #expect(help.contains("\nOptions of shortest:\n  --limit N "))
    let page = await run("help shortest").output
    #expect(page.hasPrefix("Usage: acme-help shortest [OPTION]...\n"))
    #expect(await run("shortest --help").output == page)
    #expect(await run("man").output.contains(".SS shortest"))
    #expect(await run("completions words -- sho").output.contains("shortest\t"))
  }

  @Test("One with the name of a standard command takes its place")
  func replacement() async {
    let program = FaqCommand(name: "acme-help", version: "1.4", commands: [Hello.self])
    #expect(await program.result(of: ["list"]).output == "Hello!\n")
    let help = await program.result(of: ["help"]).output
    #expect(help.contains("  list         greet\n"))
    #expect(!help.contains(ListCommand.manual.summary))
  }

  @Test("Standard commands can be left out, and examples name files of the program")
  func omission() async {
    let program = FaqCommand(
      name: "animals",
      version: "1",
      omitting: ["new", "schema"],
      sampleWords: ["retry": "hearts"]
    )
    let help = await program.result(of: ["help"]).output
    #expect(!help.contains("\n  new ") && !help.contains("\n  schema "))
    #expect(help.contains("animals check --source content.json"))
    let search = await program.result(of: ["help", "search"]).output
    #expect(search.contains("  animals search hearts "))
    #expect(await program.result(of: ["new"]).status == 2)
  }

  private func run(_ line: String, input: String = "") async -> RunResult {
    await Help.program.result(of: line.split(separator: " ").map(String.init), input: input)
  }
}

private struct Hello: Command {
  static let manual = CommandManual(name: "list", summary: "greet")
  static let ownOptions: [CommandOption<Self>] = []

  var options = Options()

  func run(in run: Run) throws -> CommandStatus {
    try run.session(for: self).write("Hello!\n")
    return .done
  }
}

import Platform
import Testing

@testable import FaqCommand

@Suite("Shells complete commands, options, values and FAQs")
struct CompletionTests {
  @Test(
    "Words of every kind are known, with what they mean",
    arguments: [
      (["sea"], "search\tlist the FAQs that answer a question, or have certain words\n"),
      (["list", "--refr"], "--refresh\tfetch, even if the cached copy is fresh\n"),
      (["list", "--format=j"], "--format=json\n"), (["list", "--format", "=", "j"], "json\n"),
      (["cache", ""], "clear\n"), (["check", ""], ":\n"), (["list", "-s", "f"], ":\n"),
      (["list", "--width", ""], ""), (["list", "--x"], ""),
    ]
  )
  func words(words: [String], reply: String) throws {
    #expect(try Program.faq.run(["completions", "words", "--"] + words) == .done(reply))
  }

  @Test(
    "bash completes words",
    arguments: [
      ("faq|", "browse list show search"), ("faq|sea", "search"), ("faq|list|--for", "--format"),
      ("faq|list|--format|", "ansi plain markdown html json"), ("faq|list|--format|=|j", "json"),
      ("faq|ls|--theme|", "dark light none"), ("faq|check|--format|", "text json sarif junit"),
      ("faq|convert|--format", ""), ("faq|cache|", "clear"), ("faq|help|op", "open"),
      ("faq|show|14", "14"), ("faq|show|--source|content.json|2", "2"), ("faq|list|--width|", ""),
    ]
  )
  func bash(words: String, replies: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Shell.bash.script(for: .faq), to: "script")
    try folder.write("[[{\"type\":\"title\",\"text\":\"A\"}],[]]", to: "content.json")
    let words = words.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let result = try Program(path: "/bin/bash").run(
      [
        "-c",
        """
        cd "$1"; . ./script; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        compopt() { :; }; _faq 2>&1; echo "${COMPREPLY[*]}"
        """,
        "bash", folder.path, Program.faq.path,
      ] + words.dropFirst()
    )
    #expect(result.output.hasPrefix(replies + (replies.contains("show") ? " " : "\n")))
  }

  @Test("The numbers of FAQs come with titles on one line, without control characters")
  func numbers() throws {
    let folder = try TemporaryFolder()
    let titles =
      #"[[{"type":"title","text":"A\u001b[2J\tb\nc"}], [], [{"type":"title","text":"D"}]]"#
    try folder.write(titles, to: "faqs.json")
    let path = "\(folder.path)/faqs.json"
    for words in [["--source", path], ["--source=\(path)"], ["--source", "=", path]] {
      let result = try Program.faq.run(["completions", "words", "--", "show"] + words + [""])
      let lines = result.output.split(separator: "\n")
      #expect(result.ending == .exited(0) && result.error.isEmpty)
      #expect(lines.count == 3)
      #expect(lines.first?.hasPrefix("1\tA\u{FFFD}[2J") == true && lines.last == "3\tD")
    }
  }

  @Test(
    "Nothing is offered if the content is not at hand",
    arguments: [
      ["--source", "-"], ["--source", "/nonexistent"], ["--source", "https://localhost:1/f.json"],
      ["--source", "http://["],
    ]
  )
  func nothing(words: [String]) throws {
    let words = ["completions", "words", "--", "show"] + words + [""]
    #expect(try Program.faq.run(words) == .done(""))
  }

  @Test("An unknown shell is an error that names the known ones")
  func unknownShell() {
    let error = UsageError(
      "there are no completions for 'tcsh'",
      hint: "The shells are bash, zsh or fish."
    )
    #expect(throws: error) { try FaqCommand.faq.command("completions tcsh") }
  }
}

import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("The program follows the conventions of terminals and pipes")
struct TerminalContractTests {
  @Test(
    "Usage errors are a line and a hint on standard error, with status 2",
    arguments: [
      ("lsit", "faq: there is no command 'lsit'\nDid you mean 'list'?\n"),
      (
        "show -1",
        "faq: '-1' is a negative number\nFAQs are numbered from 1; faq list shows the numbers.\n"
      ),
    ]
  )
  func usage(arguments: String, error: String) throws {
    let result = try Program.faq.run(arguments.split(separator: " ").map(String.init))
    #expect(result == .init(ending: .exited(2), output: "", error: error))
  }

  @Test("Help goes to standard output, also if there is no command")
  func help() throws {
    let layout = HelpLayout(width: 80, isStyled: false)
    let page = layout.text(of: .start(of: .faq))
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    #expect(try Program.faq.run(["--help"]) == .done(page))
    #expect(try Program.faq.run() == .done(page))
    let options = layout.text(of: .page(on: .faq, in: .pipe()))
    #expect(try Program.faq.run(["help", "options"]) == .done(options))
  }

  @Test(
    "If the disk is full, the status is 74",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["--help"], ["--version"], ["list"], ["show", "--all"], ["check"]]
  )
  func fullDisk(arguments: [String]) throws {
    let result = try Program.faq.run(arguments, outputPath: "/dev/full")
    let error = "faq: writing to standard output failed: No space left on device\n"
    #expect(result == .init(ending: .exited(74), output: "", error: error))
  }

  @Test("A closed pipe is not an error")
  func closedPipe() throws {
    let result = try Program(path: "/bin/sh").run([
      "-c", "{ \"$0\" show --all; echo $? >&2; } | true", Program.faq.path,
    ])
    #expect(result == .init(ending: .exited(0), output: "", error: "0\n"))
  }

  @Test("In a pipe, there are no escape sequences and no prompts")
  func pipe() throws {
    #expect(try !Program.faq.run(["show", "--all"]).output.contains("\u{1B}"))
    let failed = try Program.faq.run(["list", "--simulate-failure", "always"], input: "y\n")
    #expect(failed.ending == .exited(69))
    #expect(!failed.error.contains("Retry?"))
  }

  @Test("At a terminal, a failed fetch can be retried until it succeeds")
  func retry() throws {
    let session = try TerminalSession(.faq, ["list", "--simulate-failure", "count:2"])
    #expect(session.waits(for: "Retry? [Y/n] "))
    try session.send("y\n")
    #expect(session.waits(for: "Retry? [Y/n] y\n"))
    try session.send("\n")
    #expect(session.end() == .exited(0))
    #expect(session.transcript.contains("FAQ Overview"))
  }

  @Test(
    "If the user declines to retry, the status is 69 and the failure is reported once",
    arguments: ["n\n", "\u{4}"]
  )
  func decline(typed: String) throws {
    let session = try TerminalSession(.faq, ["list", "--simulate-failure", "always"])
    #expect(session.waits(for: "Retry? [Y/n] "))
    try session.send(typed)
    #expect(session.end() == .exited(69))
    #expect(session.transcript.matches(of: #/faq:/#).count == 1)
  }

  @Test("Ctrl-C at a prompt ends the program with the signal")
  func interrupt() throws {
    let session = try TerminalSession(.faq, ["list", "--simulate-failure", "always"])
    #expect(session.waits(for: "Retry? [Y/n] "))
    try session.send("\u{3}")
    #expect(session.end() == .signalled(SIGINT))
  }

  @Test(
    "There is no prompt if a stream is not a terminal, in CI, or with --no-input",
    arguments: [
      ([.output, .error], [:], []), ([.input, .error], [:], []), ([.input, .output], [:], []),
      ([.input, .output, .error], ["CI": "1"], []),
      ([.input, .output, .error], [:], ["--no-input"]),
    ] as [(Set<StandardStream>, [String: String], [String])]
  )
  func nobody(
    terminals: Set<StandardStream>,
    variables: [String: String],
    options: [String]
  ) throws {
    let session = try TerminalSession(
      .faq,
      ["list", "--simulate-failure", "always"] + options,
      variables: variables,
      terminals: terminals
    )
    #expect(session.end() == .exited(69))
    #expect(!session.transcript.contains("Retry?"))
  }

  @Test("Long output at a terminal is paged, and Ctrl-C goes to the pager")
  func pager() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pagerScript, to: "pager")
    let session = try TerminalSession(
      .faq,
      ["show", "--all"],
      variables: ["PAGER": "sh \(folder.path)/pager"]
    )
    #expect(session.waits(for: "paging"))
    try session.send("\u{3}")
    #expect(session.waits(for: "interrupted"))
    #expect(session.end() == .exited(0))
  }

  @Test("A missing pager gives a warning before the output")
  func missingPager() throws {
    let session = try TerminalSession(
      .faq,
      ["show", "--all", "--pager", "/nonexistent/pager"],
      variables: ["NO_COLOR": "1"]
    )
    #expect(session.end() == .exited(0))
    let start = "faq: the pager '/nonexistent/pager' could not be started: No such file"
    #expect(session.transcript.hasPrefix(start))
    #expect(session.transcript.contains("What does faq do?"))
  }

  /// A pager that prints a line when it has read its input, and when it is interrupted.
  private static let pagerScript = """
    cat >/dev/null
    trap 'echo interrupted; exit 0' INT
    echo paging
    while :; do sleep 0.05; done

    """
}

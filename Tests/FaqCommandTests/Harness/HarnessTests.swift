import FaqCommand
import Foundation
import Platform
import Testing

@Suite("The harness runs programs with pipes and at a terminal")
struct HarnessTests {
  private let shell = Program(path: "/bin/sh")

  @Test("A run returns both streams and the status")
  func run() throws {
    let result = try shell.run(
      ["-c", "cat; echo $NAME >&2; exit 3"],
      variables: ["NAME": "x"],
      input: "in"
    )
    #expect(result == Program.Result(ending: .exited(3), output: "in", error: "x\n"))
  }

  @Test("Input and output can exceed the capacity of a pipe")
  func large() throws {
    let text = String(repeating: "0123456789\n", count: 100_000)
    #expect(try Program(path: "cat").run(input: text).output == text)
  }

  @Test("A program need not read its input")
  func unread() throws {
    let text = String(repeating: "0123456789\n", count: 100_000)
    #expect(try Program(path: "true").run(input: text).ending == .exited(0))
  }

  @Test("A run that takes too long is killed")
  func timeout() throws {
    let result = try Program(path: "sleep").run(["60"], timeout: .milliseconds(50))
    #expect(result.ending == .signalled(SIGKILL))
  }

  @Test("A program that does not exist is an error")
  func missing() {
    #expect(throws: SystemError.noEntry) { try Program(path: "/nonexistent/program").run() }
  }

  @Test("The built faq is found next to the tests")
  func built() throws {
    #expect(FileManager.default.isExecutableFile(atPath: Program.faq.path))
    #expect(try Program.faq.run(["list"]).ending == .exited(0))
  }

  @Test("A program at a terminal has three terminal streams with a size, in the foreground")
  func terminal() throws {
    let script =
      "test -t 0 && test -t 1 && test -t 2 && stty size; read x; echo \"<$x>\""
    let session = try TerminalSession(
      shell,
      ["-c", script],
      size: TerminalSize(columns: 44, rows: 11)
    )
    #expect(session.waits(for: "11 44\n"))
    try session.send("typed\n")
    #expect(session.waits(for: "<typed>"))
    #expect(session.end() == .exited(0))
  }

  @Test("Some of the streams can be other than the terminal")
  func mixed() throws {
    let session = try TerminalSession(
      shell,
      ["-c", "test -t 0 || echo no; test -t 1 && echo yes"],
      terminals: [.output, .error]
    )
    #expect(session.end() == .exited(0))
    #expect(session.transcript == "no\nyes\n")
  }

  @Test("Ctrl-C ends a program")
  func interrupt() throws {
    let session = try TerminalSession(shell, ["-c", "echo ready; exec sleep 60"])
    #expect(session.waits(for: "ready"))
    try session.send("\u{3}")
    #expect(session.end() == .signalled(SIGINT))
  }

  @Test("faq itself runs at a terminal")
  func faqAtTerminal() throws {
    let session = try TerminalSession(.faq, ["list"])
    #expect(session.end() == .exited(0))
    #expect(session.transcript.contains("What does faq do?"))
  }
}

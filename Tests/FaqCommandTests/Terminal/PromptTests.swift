import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("A prompt is repeated until the answer is valid")
struct PromptTests {
  private static let question = "Retry? [Y/n] "

  @Test(
    "Answers",
    arguments: [
      ("y\n", true, question),
      ("YES\n", true, question),
      ("\n", true, question),
      (" \t\n", true, question),
      ("n\n", false, question),
      ("No\n", false, question),
      ("what?\nmaybe\nn\ny\n", false, question + question + question),
      ("", false, question + "\n"),
      ("what?\n", false, question + question + "\n"),
      ("y", true, question + "\n"),
    ]
  )
  func answers(typed: String, confirmed: Bool, shown: String) throws {
    let typing = try Spawning.pipe()
    let showing = try Spawning.pipe()
    try typing.writer.write(Array(typed.utf8))
    try typing.writer.close()
    let output = StandardOutput(.error, descriptor: showing.writer.number)
    #expect(
      Prompt(input: typing.reader, output: output, isForeground: { true }).confirms("Retry?")
        == confirmed
    )
    try output.close()
    #expect(try showing.reader.read(upTo: 1_000) == Array(shown.utf8))
    try typing.reader.close()
    try showing.reader.close()
  }

  @Test(
    "At a terminal, a line is an answer and Ctrl-D means no",
    arguments: [("maybe\ry\r", true), ("\r", true), ("n\r", false), ("\u{4}", false)]
  )
  func terminal(typed: String, confirmed: Bool) throws {
    let terminal = try Spawning.terminal(columns: 80, rows: 24)
    try terminal.person.write(Array(typed.utf8))
    let output = StandardOutput(.error, descriptor: terminal.line.number)
    #expect(
      Prompt(input: terminal.line, output: output, isForeground: { true }).confirms("Retry?")
        == confirmed
    )
    try terminal.line.close()
    try terminal.person.close()
  }

  @Test("After a stop, as with Ctrl-Z and fg, the question is drawn again")
  func resumed() throws {
    let session = try TerminalSession(.faq, ["list", "--simulate-failure", "always"])
    #expect(session.waits(for: Self.question))
    _ = session.quiet()
    session.send(signal: SIGSTOP)
    session.send(signal: SIGCONT)
    #expect(session.waits(for: Self.question))
    try session.send("n\n")
    #expect(session.end() == .exited(69))
  }

  @Test(
    "In a shell, fg continues the question, and bg leaves the terminal to the shell",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"))
  )
  func jobControl() throws {
    let session = try TerminalSession(Program(path: "/bin/bash"), ["--norc", "--noediting", "-i"])
    try session.send("PS1='sh> '; clear; '\(Program.faq.path)' list --simulate-failure always\n")
    #expect(session.waits(for: Self.question))
    try session.send("maybe\u{1A}")
    #expect(session.waits(for: "Stopped"))
    try session.send("bg\n")
    #expect(session.waits(for: "&"))
    _ = session.quiet()
    try session.send("echo to''the shell\n")
    #expect(session.waits(for: "tothe shell"))
    _ = session.quiet()
    try session.send("fg\n")
    #expect(session.waits(for: Self.question))
    try session.send("n\n")
    try session.send("echo status $?; exit\n")
    #expect(session.waits(for: "status 69"))
    _ = session.end()
  }

  @Test("Input after the answer is left for other readers")
  func restIsLeft() throws {
    let typing = try Spawning.pipe()
    try typing.writer.write(Array("y\nnext\n".utf8))
    try typing.writer.close()
    let output = StandardOutput(.error, descriptor: 1_000_000)
    #expect(
      !Prompt(input: typing.reader, output: output, isForeground: { true }).confirms(
        "Unseen?"
      )
    )
    #expect(try typing.reader.read(upTo: 100) == Array("y\nnext\n".utf8))
    try typing.reader.close()
  }
}

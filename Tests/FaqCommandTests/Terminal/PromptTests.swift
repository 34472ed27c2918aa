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
    #expect(Prompt(input: typing.reader.number, output: output).confirms("Retry?") == confirmed)
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
    #expect(Prompt(input: terminal.line.number, output: output).confirms("Retry?") == confirmed)
    try terminal.line.close()
    try terminal.person.close()
  }

  @Test("Input after the answer is left for other readers")
  func restIsLeft() throws {
    let typing = try Spawning.pipe()
    try typing.writer.write(Array("y\nnext\n".utf8))
    try typing.writer.close()
    let output = StandardOutput(.error, descriptor: 1_000_000)
    #expect(!Prompt(input: typing.reader.number, output: output).confirms("Unseen?"))
    #expect(try typing.reader.read(upTo: 100) == Array("y\nnext\n".utf8))
    try typing.reader.close()
  }
}

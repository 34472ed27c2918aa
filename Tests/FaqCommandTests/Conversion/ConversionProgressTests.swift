import Platform
import Testing

@testable import FaqCommand

@Suite("The progress of a conversion")
struct ConversionProgressTests {
  @Test(
    "The progress is the share, the rate and the remaining time, as far as they are known",
    arguments: [
      (25 << 20, 100 << 20, 2, "25 %, 12.5 MiB/s, 6 seconds left"),
      (1 << 30, 1 << 40, 1, "0 %, 1 GiB/s, 17 minutes left"),
      (100, 100, 1, "100 %, 100 bytes/s, 0 seconds left"),
      (99, 100, 1, "99 %, 99 bytes/s, 1 second left"),
      (10 << 20, nil, 2, "10 MiB, 5 MiB/s"),
      (10 << 20, 5 << 20, 2, "10 MiB, 5 MiB/s"),
      (0, 100, 1, ""),
      (10, 100, 0, ""),
    ] as [(Int, Int?, Int, String)]
  )
  func description(count: Int, totalCount: Int?, seconds: Int, text: String) {
    let progress = ConversionProgress(count, of: totalCount, in: .seconds(seconds))
    #expect(progress.description == text)
  }

  @Test("At a terminal, progress is shown after a while, and erased at the end")
  func terminal() throws {
    let folder = try TemporaryFolder()
    let input = try Spawning.pipe()
    let session = try TerminalSession(
      .faq,
      ["convert", "--source", "-", "--output", "\(folder.path)/a.md"],
      variables: ["NO_COLOR": "1"],
      terminals: [.output, .error],
      streams: [.input: .descriptor(input.reader.number)]
    )
    try input.reader.close()
    let line = #"{"elements":[{"type":"title","text":"a"}]}"# + "\n"
    try input.writer.write(Array(String(repeating: line, count: 10_000).utf8))
    #expect(session.waits(for: "Converting standard input "))
    #expect(session.waits(for: "iB/s"))
    try input.writer.write(Array("nope\n".utf8))
    try input.writer.close()
    #expect(session.end() == .exited(65))
    let erased = "\u{1B}[K"
    let warning = "faq: standard input: line 10001, column 1: this looks like plain text"
    #expect(session.transcript.contains("\(erased)\(warning)"))
    #expect(session.transcript.hasSuffix(erased) || session.transcript.hasSuffix("}].\n"))
    #expect(try folder.names() == ["a.md"])
  }

  @Test("Progress is not shown if the output goes to the terminal")
  func sameTerminal() throws {
    let input = try Spawning.pipe()
    let session = try TerminalSession(
      .faq,
      ["convert", "--source", "-"],
      terminals: [.output, .error],
      streams: [.input: .descriptor(input.reader.number)]
    )
    try input.reader.close()
    _ = session.quiet(for: .milliseconds(300))
    #expect(session.transcript.isEmpty)
    try input.writer.write(Array(#"[{"elements":[{"type":"title","text":"a"}]}]"#.utf8))
    try input.writer.close()
    #expect(session.end() == .exited(0))
    #expect(session.transcript == "# a\n")
  }
}

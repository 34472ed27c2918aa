import FaqCommand
import Foundation
import Platform
import Testing

@Suite("faq browse shows what is piped in")
struct PipedBrowseTests {
  private static let content = """
    [
      {"elements": [{"type": "title", "text": "One"}, {"type": "body", "text": "First."}]},
      {"elements": [{"type": "title", "text": "Two"}, {"type": "body", "text": "Second."}]}
    ]
    """

  private let variables = ["TERM": "xterm", "NO_COLOR": "1"]

  @Test(
    "Content that is piped in is shown, and keys come from the terminal",
    arguments: [[], ["--source", "-"]]
  )
  func pipedContent(options: [String]) throws {
    let session = try pipedSession(["browse"] + options)
    #expect(session.waits(for: "Two"))
    try session.send("j\r")
    #expect(session.waits(for: "Second."))
    try session.send("r")
    #expect(session.waits(for: "it can be read only once"))
    try session.send("q")
    #expect(session.end() == .exited(0))
    #expect(session.transcript.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(session.echoes)
  }

  @Test("A source that is named is shown, and not standard input")
  func namedSource() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.content, to: "faqs.json")
    try folder.write("[]", to: "empty.json")
    let session = try TerminalSession(
      .faq,
      ["browse", "--source", "\(folder.path)/faqs.json"],
      variables: variables,
      terminals: [.output, .error],
      streams: [.input: .path("\(folder.path)/empty.json")]
    )
    #expect(session.waits(for: "Two"))
    try session.send("q")
    #expect(session.end() == .exited(0))
  }

  @Test("Content that is piped in is shown in lines for screen readers")
  func pipedLines() throws {
    let session = try pipedSession(["browse"], ["ACCESSIBLE": "1"])
    #expect(session.waits(for: "2. Two\nNumber to read"))
    try session.send("2\r")
    #expect(session.waits(for: "Second."))
    try session.send("q\r")
    #expect(session.end() == .exited(0))
  }

  @Test("Content cannot be typed where the keys are")
  func typedContent() throws {
    let session = try TerminalSession(.faq, ["browse", "--source", "-"], variables: variables)
    #expect(session.end() == .exited(2))
    #expect(
      session.transcript == """
        faq: browse reads keys from standard input, so that it cannot read content from it
        Send the content through a pipe or from a file.

        """
    )
  }

  /// A program with the content on standard input, and the terminal on the other streams.
  private func pipedSession(
    _ arguments: [String],
    _ variables: [String: String] = [:]
  ) throws -> TerminalSession {
    let pipe = try Spawning.pipe()
    defer { try? pipe.reader.close() }
    let session = try TerminalSession(
      .faq,
      arguments,
      variables: self.variables.merging(variables) { $1 },
      terminals: [.output, .error],
      streams: [.input: .descriptor(pipe.reader.number)]
    )
    try pipe.writer.write(Array(Self.content.utf8))
    try pipe.writer.close()
    return session
  }
}

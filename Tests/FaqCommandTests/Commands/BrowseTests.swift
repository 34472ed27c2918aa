import FaqCommand
import FaqService
import Foundation
import Platform
import Testing

@Suite("faq browse")
struct BrowseTests {
  private static let content = """
    [
      {"elements": [{"type": "title", "text": "One"}, {"type": "body", "text": "First."}]},
      {"elements": [{"type": "title", "text": "Two"}, {"type": "body", "text": "Second."}]}
    ]
    """
  private static let beginning = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1000;1006h"
  private static let ending = "\u{1B}[?1006;1000l\u{1B}[?2004l\u{1B}[0m"
  private static let end = "\u{1B}[?25h\u{1B}[?1049l"

  private let folder: TemporaryFolder
  private var file: String { "\(folder.path)/faqs.json" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.content, to: "faqs.json")
  }

  @Test("At a terminal, the name of the program alone opens the screens, and q closes them")
  func start() throws {
    let session = try session([], ["FAQ_SOURCE": file])
    #expect(session.waits(for: "Two"))
    #expect(!session.echoes)
    try session.send("q")
    #expect(session.end() == .exited(0))
    #expect(session.transcript.hasPrefix(Self.beginning))
    #expect(session.transcript.hasSuffix(Self.end))
    #expect(session.echoes)
  }

  @Test("The screens follow a theme of the program's own")
  func theme() throws {
    let session = try TerminalSession(.acmeHelp, ["browse", "--theme", "acme"])
    #expect(session.waits(for: "38;2;192;57;43"))
    try session.send("q")
    #expect(session.end() == .exited(0))
  }

  @Test(
    "Whatever ends the program, the terminal is as it was",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV]
  )
  func signals(number: Int32) throws {
    let session = try session(["browse", "--source", file])
    #expect(session.waits(for: "Two"))
    session.send(signal: number)
    #expect(session.end() == .signalled(number))
    #expect(session.transcript.contains(Self.ending) && session.transcript.hasSuffix(Self.end))
    #expect(session.echoes)
  }

  @Test(
    "Without a terminal, or on a dumb one, it names another command",
    arguments: [
      ([.input], "xterm", "standard output is not a terminal"),
      ([.output], "xterm", "standard input is not a terminal"),
      ([.input, .output], "dumb", "TERM is dumb"),
    ] as [(Set<StandardStream>, String, String)]
  )
  func absent(terminals: Set<StandardStream>, type: String, reason: String) throws {
    let session = try TerminalSession(
      .faq,
      ["browse"],
      variables: ["TERM": type, "NO_COLOR": "1"],
      terminals: terminals.union([.error])
    )
    #expect(session.end() == .exited(2))
    #expect(
      session.transcript == """
        faq: browse needs a terminal: \(reason)
        faq list prints the FAQs.

        """
    )
  }

  @Test("The screens follow a file that changes")
  func change() throws {
    let session = try session(["browse", "--source", file])
    #expect(session.waits(for: "Two"))
    try folder.write(Self.content.replacing("Two", with: "Xyz"), to: "faqs.json")
    #expect(session.waits(for: "Xyz"))
  }

  @Test("When loading fails, Retry loads again")
  func retry() throws {
    let arguments = ["browse", "--source", file, "--simulate-failure", "count:1"]
    let session = try session(arguments)
    #expect(session.waits(for: "Loading failed"))
    try session.send("\r")
    #expect(session.waits(for: "Two"))
  }

  @Test("A favourite is stored by the title of its FAQ")
  func favourite() throws {
    let session = try session(["browse", "--source", file])
    #expect(session.waits(for: "Two"))
    try session.send("jf")
    #expect(session.waits(for: "★"))
    #expect(try folder.text(of: "data/faq/favourites") == "favourites, version 1\ntitle two\n")
  }

  @Test("The editor opens the file at the line of the FAQ, and has the terminal meanwhile")
  func editor() throws {
    let session = try session(["browse", "--source", file], ["EDITOR": "echo edits"])
    #expect(session.waits(for: "Two"))
    try session.send("je")
    #expect(session.waits(for: "\(Self.end)edits +3 \(file)\n\(Self.beginning)"))
  }

  @Test("The editor opens a file of another format at the line of the FAQ, too")
  func editorOfAnotherFormat() throws {
    try folder.write("# FAQ\n\n## Why?\n\nSo.\n\n## How?\n\nThus.\n", to: "faqs.md")
    let path = "\(folder.path)/faqs.md"
    let session = try session(["browse", "--source", path], ["EDITOR": "echo edits"])
    #expect(session.waits(for: "How?"))
    try session.send("je")
    #expect(session.waits(for: "\(Self.end)edits +7 \(path)\n\(Self.beginning)"))
  }

  @Test("For screen readers, it prints lines and asks what to read")
  func lines() throws {
    let session = try session(["browse", "--source", file], ["ACCESSIBLE": "1"])
    let question = "Number to read, words to search, Enter for more, ? for help, q to quit: "
    #expect(session.waits(for: question))
    try session.send("2\r")
    #expect(session.waits(for: "Second.\n\n\(question)"))
    try session.send("first\r")
    #expect(session.waits(for: "1. One, First.\n\(question)"))
    try session.send("q\r")
    #expect(session.end() == .exited(0))
    #expect(
      session.transcript == """
        FAQ Overview, 2 FAQs
        1. One
        2. Two
        \(question)2

        Two

        Second.

        \(question)first
        1 FAQ found
        1. One, First.
        \(question)q

        """
    )
  }

  private var variables: [String: String] {
    ["TERM": "xterm", "NO_COLOR": "1", "XDG_DATA_HOME": "\(folder.path)/data"]
  }

  private func session(
    _ arguments: [String],
    _ variables: [String: String] = [:]
  ) throws -> TerminalSession {
    try TerminalSession(.faq, arguments, variables: self.variables.merging(variables) { $1 })
  }
}
